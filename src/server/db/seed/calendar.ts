import { getAppointment, settleStage } from '#server/resources/appointments/appointment-record.queries.ts';
import { insertContact, insertToldVisits } from '#server/resources/appointments/contacts.queries.ts';
import { insertAppointment } from '#server/resources/appointments/new-appointments.queries.ts';
import { clinicTimeZone, getClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { readSchedule } from '#server/resources/schedules/schedule.queries.ts';
import { storeHold, type WantedVisit } from '#server/resources/times/visit-times.ts';
import { bookIn } from '#server/resources/visits/visit-bookings.service.ts';
import { getVisit, listVisitsOf } from '#server/resources/visits/visits.queries.ts';
import { changeStatus, moveVisit } from '#server/resources/visits/visits.service.ts';
import { storeWish } from '#server/resources/wait-list/wait-list.queries.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { roomsInOrder } from '#server/scheduling/rooms.ts';
import { addToCounts, appointmentCounts, byProgram } from '../changes.queries.ts';
import type { Transaction } from '../database.ts';
import type { SampleVisits } from './content/types.ts';
import { colleague, rooms, sampleHold, sampleVisits } from './content/visits.ts';
import { findPlace } from './demo.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const visitMs = 30 * 60_000;

/**
 * Gives the sample clinic a calendar round the day of its first start: a colleague, rooms, free times for visitors, visits in every state,
 * a held time and a wait list. All of them are samples, which can be removed.
 */
export async function seedCalendar(trx: Transaction, now: number) {
  await trx
    .insertInto('rooms')
    .values(rooms.map((name, position) => ({ name, position, is_sample: 1 as const })))
    .execute();
  await insertColleague(trx);
  await trx.updateTable('clinic_profile').set({ offers_times: 1 }).execute();
  const seed = { trx, now, ...(await readPlaces(trx, now)), ask: await prepareRequests(trx) };
  const arrived = findArrived(seed);
  for (const [index, sample] of sampleVisits.entries()) await seedVisits(seed, sample, index, sample === arrived);
  await seedHold(seed);
}

type Seed = { trx: Transaction; now: number; ask: Ask } & Places;
type Ask = Awaited<ReturnType<typeof prepareRequests>>;
type Places = Awaited<ReturnType<typeof readPlaces>>;

async function insertColleague(trx: Transaction) {
  const texts = { qualification: '', specialty: '', description: '', years_of_experience: 0 };
  const { position } = await trx
    .selectFrom('practitioners')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('practitioners')
    .values({ ...texts, name: colleague, position: position + 1, is_shown: 0, is_sample: 1 })
    .execute();
}

/** When, with whom and where sample visits take place: everyone has a room of their own, where that is free. */
async function readPlaces(trx: Transaction, now: number) {
  const timeZone = await clinicTimeZone(trx);
  const today = Temporal.PlainDate.from(dayAt(now, timeZone));
  const [from, to] = [today.subtract({ days: 42 }), today.add({ days: 14 })].map(String) as [string, string];
  const schedule = await readSchedule(trx, from, to);
  const open = [...new Set(schedule.openingBetween(from, to).map((span) => dayAt(span.from, timeZone)))];
  const first = open.findIndex((day) => day >= today.toString());
  /** The start of '-1 09:30', in ms. */
  const startOf = (at: string) => {
    const [days = '', plainTime = ''] = at.split(' ');
    const day = Temporal.PlainDate.from(open[first + Number(days)] ?? today);
    return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  };
  const visitAt = (start: number, place: number | null): WantedVisit => {
    const practitioner = place === null ? null : (schedule.practitioners[place] ?? null);
    const all = roomsInOrder(schedule, practitioner);
    const own = [...all.slice(place ?? 0), ...all.slice(0, place ?? 0)];
    return { from: start, until: start + visitMs, practitioner, rooms: own, isRoomChosen: false, anyway: true };
  };
  return { timeZone, schedule, startOf, visitAt };
}

/** Everyone lives in the clinic's city, or in the first one where bookings cannot name that. */
async function findCity(trx: Transaction) {
  const { address } = await getClinicProfile(trx);
  const first = trx.selectFrom('cities').select(['city_id', 'state_id']).orderBy('city_id');
  return (
    (await findPlace(trx, { state: address.region ?? '', city: address.locality })) ?? first.executeTakeFirstOrThrow()
  );
}

/** Returns a function that stores a sample request, and answers its id. */
async function prepareRequests(trx: Transaction) {
  const city = await findCity(trx);
  const treatments = await trx.selectFrom('treatments').select(['treatment_id', 'treatment_description']).execute();
  return async (index: number, { name, treatment }: Pick<SampleVisits, 'name' | 'treatment'>, at: number) => {
    const chosen = treatments.filter((row) => row.treatment_description === treatment);
    const request = {
      name,
      phone: `+91 00000 000${index + 41}`,
      email: null,
      conditions: null,
      privacy_notice: null,
      state: city.state_id,
      city: city.city_id,
      treatmentType: chosen.map((row) => row.treatment_id),
    };
    const { id } = await insertAppointment(trx, request, at);
    await trx.updateTable('appointments').set({ is_sample: 1 }).where('id', '=', id).execute();
    return id;
  };
}

/** The visit of today that is nearest to now: someone waits in every demo. */
function findArrived({ now, startOf, timeZone }: Seed) {
  const today = sampleVisits.filter(
    ({ times, first }) => !first && dayAt(startOf(times[0] ?? ''), timeZone) === dayAt(now, timeZone),
  );
  const distance = ({ times }: SampleVisits) => Math.abs(startOf(times[0] ?? '') - now);
  return today.toSorted((a, b) => distance(a) - distance(b))[0];
}

async function seedVisits(seed: Seed, sample: SampleVisits, index: number, hasArrived: boolean) {
  const { trx, now, ask, startOf, visitAt, timeZone } = seed;
  const { times, practitioner, first, isUntold, movedTo, wantsEarlier } = sample;
  const starts = times.map(startOf);
  const asked = Math.min(now, ...starts) - (index + 2) * 2 * hourMs;
  const id = await ask(index, sample, asked);
  const request = await getAppointment(trx, id);
  const wanted = starts.map((start) => visitAt(start, practitioner));
  const { result: visits } = await bookIn(trx, request, { wanted, at: asked, now });
  for (const [place, visit] of visits.entries()) {
    const byTime = (starts[place] ?? 0) + visitMs <= now ? 'fulfilled' : 'booked';
    const status = (place === 0 && (first ?? (hasArrived && 'arrived'))) || byTime;
    if (status === 'booked') continue;
    await changeStatus(trx, request, visit, { status, anyway: true }, byProgram(now), now);
  }
  const [last, visit_id] = [starts.at(-1), visits.at(-1)];
  if (last === undefined || visit_id === undefined) return;
  if (!isUntold) await tell(trx, id, asked);
  if (movedTo) {
    await moveVisit(trx, await getVisit(trx, visit_id), visitAt(startOf(movedTo), practitioner), byProgram(now), now);
  }
  await settleStage(trx, await getAppointment(trx, id), now);
  await count(trx, id);
  if (!wantsEarlier) return;
  const until = dayAt(last, timeZone);
  const wish = { appointment_id: id, visit_id, practitioner_id: null, until, created_at: asked, from_patient: false };
  await storeWish(trx, { ...wish, ...wantsEarlier });
}

/** The patient knows of all visits as they are. */
async function tell(trx: Transaction, appointment_id: number, told_at: number) {
  const visits = (await listVisitsOf(trx, appointment_id)).filter(({ status }) => status === 'booked');
  const about = { message: 'confirmed', channel: 'whatsapp', visit_starts_at: visits[0]?.starts_at ?? null } as const;
  const mark_id = await insertContact(trx, { appointment_id, administrator_id: null, ...about, created_at: told_at });
  await insertToldVisits(
    trx,
    visits.map(({ id: visit_id, starts_at, practitioner_id }) => ({
      visit_id,
      mark_id,
      starts_at,
      practitioner_id,
      told_at,
      status: 'booked' as const,
    })),
  );
}

async function seedHold({ trx, now, ask, startOf, visitAt, schedule }: Seed) {
  const { time, practitioner: place } = sampleHold;
  const practitioner = schedule.practitioners[place];
  if (!practitioner) return;
  const { from, until, rooms: own } = visitAt(startOf(time), place);
  const id = await ask(sampleVisits.length, sampleHold, now - hourMs);
  const times = [{ starts_at: new Date(from).toISOString(), practitioner_id: practitioner.id }];
  const wishes = JSON.stringify({ days: [], parts: [], times });
  await trx.updateTable('appointments').set({ wishes }).where('id', '=', id).execute();
  const candidates = [{ ...practitioner, rooms: own }];
  await storeHold(trx, id, { from, until, candidates, holdMs: dayMs }, now);
  await count(trx, id);
}

async function count(trx: Transaction, id: number) {
  const names = appointmentCounts(await getAppointment(trx, id));
  await addToCounts(trx, Object.fromEntries(names.map((name) => [name, 1])));
}
