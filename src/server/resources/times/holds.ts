import type { z } from 'zod';
import { heldTime, type newAppointment } from '#contract/appointments.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { deleteHold, insertHold, listBusy, occupy, updateHold } from '#server/db/occupied-times.queries.ts';
import { lastOpenDay, readNeeds, readSchedule, readVisitSettings } from '#server/db/schedule.queries.ts';
import { isWithin, overlaps, type Span } from '#server/scheduling/clinic-times.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { visitorsGridMs } from '#server/scheduling/free-times.ts';
import { roomsInOrder } from '#server/scheduling/rooms.ts';
import type { PractitionerAtWork, Room } from '#server/scheduling/schedule.ts';
import { findNearest, isOpenTime, type WantedVisit } from './visit-times.ts';

// The first of the free times that a visitor asks for is held for the clinic's hours, and then released by itself.

type Booking = Pick<z.output<typeof newAppointment>, 'wishes'>;
export type HeldTime = z.output<typeof heldTime>;

export interface WantedHold {
  from: number;
  until: number;
  /** Practitioners at work then, the least busy of that day first, each with the rooms to try; the first one who is free is held. */
  candidates: readonly (NonNullable<WantedVisit['practitioner']> & { rooms: readonly Room[] })[];
  /** Practitioners who give the treatments; null for everyone. */
  givenBy?: readonly number[] | null;
  holdMs: number;
}

const field = 'wishes.times';

/**
 * Reads the times of a booking.
 * @throws AppError `invalid` for a time that no one could have seen.
 */
export async function readHold(
  db: Database,
  { wishes }: Booking,
  treatmentIds: readonly number[],
  now: number,
): Promise<WantedHold | undefined> {
  const times = wishes?.times ?? [];
  if (times.length === 0) return undefined;
  const settings = await readVisitSettings(db);
  if (!settings.offers_times) throw invalid(field, timeMessages.notOffered);
  const timeZone = await clinicTimeZone(db);
  const today = dayAt(now, timeZone);
  const last = lastOpenDay(today, settings);
  const schedule = await readSchedule(db, today, last);
  const { minutes, needsRoom, givenBy } = await readNeeds(db, treatmentIds);
  const lengthMs = minutes * 60_000;
  const chosen = times.map(({ starts_at, practitioner_id }) => {
    const from = Date.parse(starts_at);
    const until = from + lengthMs;
    const day = schedule.dayOf(from);
    const isOpen = isOpenTime(from, settings, timeZone, now);
    const candidates = schedule.present.filter(
      ({ id }) =>
        isOpen &&
        (givenBy?.includes(id) ?? true) &&
        (practitioner_id === null || id === practitioner_id) &&
        isWithin({ from, until }, schedule.workingBetween(id, day, schedule.dayOf(until))),
    );
    if (candidates.length === 0) throw invalid(field, timeMessages.unknownTime);
    return { from, until, candidates };
  });
  if (new Set(chosen.map(({ from }) => from)).size < chosen.length) throw invalid(field, timeMessages.sameTimeTwice);
  const [first] = chosen;
  if (!first) return undefined;
  const candidates = (await leastBusyFirst(db, first, timeZone, now)).map((practitioner) => ({
    ...practitioner,
    rooms: needsRoom ? roomsInOrder(schedule, practitioner) : [],
  }));
  return { ...first, candidates, givenBy, holdMs: settings.hold_hours * 3_600_000 };
}

interface Chosen extends Span {
  candidates: readonly PractitionerAtWork[];
}

/** Shares a day's visits among those who can be booked. In the clinic's order where it makes no difference. */
async function leastBusyFirst(db: Database, { from, candidates }: Chosen, timeZone: string, now: number) {
  if (candidates.length < 2) return candidates;
  const date = dayAt(from, timeZone);
  const { from: begin = 0, until: end = 0 } = daysToRange({ from: date, to: date }, timeZone);
  const day = { from: begin, until: end };
  const busyMs = new Map<number, number>();
  for (const one of await listBusy(db, day.from, day.until, now))
    if (one.practitionerId !== null && overlaps(one, day))
      busyMs.set(one.practitionerId, (busyMs.get(one.practitionerId) ?? 0) + one.until - one.from);
  return candidates.toSorted((a, b) => (busyMs.get(a.id) ?? 0) - (busyMs.get(b.id) ?? 0));
}

/**
 * Holds the time for a request. `now` is the time by which holds end.
 * @throws AppError `taken`. Then roll back to before the request.
 */
export async function storeHold(
  trx: Transaction,
  appointment_id: number,
  { from, until, candidates, holdMs }: WantedHold,
  now: number,
): Promise<HeldTime> {
  const hold_until = Math.min(now + holdMs, from);
  for (const practitioner of candidates) {
    const values = { appointment_id, practitioner_id: practitioner.id, lane: 0, starts_at: from, ends_at: until };
    const hold_id = await insertHold(trx, { ...values, hold_until });
    const wanted = { from, until, practitioner, rooms: practitioner.rooms, isRoomChosen: false, anyway: false };
    const occupied = await occupy(trx, { hold_id, hold_until }, wanted, now);
    if (occupied.taken) {
      await deleteHold(trx, hold_id);
      continue;
    }
    await updateHold(trx, hold_id, { lane: occupied.lane ?? 0, room_id: occupied.roomId });
    return heldTime.parse({ starts_at: from, ends_at: until, held_until: hold_until, practitioner: practitioner.name });
  }
  throw new AppError('taken', timeMessages.noLongerFree, { errors: [{ field, message: timeMessages.noLongerFree }] });
}

/** Adds the nearest free times to the refusal of a time that someone else was faster to choose. */
export async function withFreeTimes(db: Database, hold: WantedHold, now: number, error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'taken') throw error;
  const [only, ...others] = hold.candidates;
  const practitioner = only && others.length === 0 ? only : null;
  const { notice_hours } = await readVisitSettings(db);
  const visitors = { gridMs: visitorsGridMs, earliest: now + notice_hours * 3_600_000 };
  const free_times = await findNearest(db, { ...hold, practitioner, rooms: only?.rooms ?? [] }, now, visitors);
  return new AppError('taken', error.message, { errors: error.errors, extras: { free_times } });
}
