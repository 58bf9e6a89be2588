// See docs/decisions/0075-wait-list-and-reminders.md.

import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import * as waitMessages from '#contract/messages/wait-list.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { type EarlierTimeWish, waitList } from '#contract/wait-list.ts';
import { invalid, notFound } from '#server/app-error.ts';
import type { ChangeRequest, Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { knownWishes, parseWish } from '#server/scheduling/wished-times.ts';
import {
  anyVersion,
  changeAppointment,
  getAppointment,
  type StoredAppointment,
  toAppointment,
} from '../appointments/appointment-record.queries.ts';
import * as queries from '../appointments/appointments.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listNeeds, listPresentIds, needsOf, readNeedsOf } from '../schedules/schedule.queries.ts';
import { readWanted, refuseOutside } from '../times/visit-times.ts';
import { bookIn } from '../visits/visit-bookings.service.ts';
import * as visitQueries from '../visits/visits.queries.ts';
import { changeStatus, getOccupying, moveVisit, visitsChange, withNearest } from '../visits/visits.service.ts';
import { readFittingTimes, type Wanted } from './fitting-times.ts';
import * as waitQueries from './wait-list.queries.ts';

type VisitRow = visitQueries.VisitRow;
const { findVisit, getVisit, listVisits } = visitQueries;

type Context = Pick<ResourceContext, 'db' | 'sharedTime'>;

export function mountWaitList(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(waitList.list, ({ query }) => listWaiting(context, query, clock()));
  mount(waitList.get, ({ params }) => findWish(db, params.id));
  mount(waitList.set, ({ params, body }, call) => storeWish(call, params.id, body));
  mount(waitList.remove, ({ params }, call) => removeWish(call, params.id));
  mount(waitList.book, ({ params, body }, { change }) => bookEarlier(context, params.id, body, change));
  mount(waitList.takeBack, ({ params, body }, { change }) => takeBack(context, params.id, body, change));
}

type Query = z.output<typeof waitList.list.query>;

async function listWaiting({ db, sharedTime }: Context, { from, until }: Query, now: number) {
  const span = from && until ? readSpan(from, until) : undefined;
  const today = dayAt(now, await clinicTimeZone(db));
  const wishes = await waitQueries.listOpenWishes(db, today, now);
  const idsOf = {
    requests: wishes.map((wish) => wish.appointment_id),
    visits: wishes.flatMap((w) => w.visit_id ?? []),
  };
  const requests = byId(await queries.listByIds(db, idsOf.requests));
  const visits = byId(await listVisits(db, idsOf.visits));
  const treatments = await listNeeds(db);
  const offers = await waitQueries.listOffers(db, [...requests.keys()], now);
  const times = await readFittingTimes(db, Math.max(now, await sharedTime(db)), span);
  const list: z.input<typeof waitList.list.output> = { waiting: [], taken: [] };
  for (const wish of wishes) {
    const request = requests.get(wish.appointment_id);
    if (!request) continue;
    const visit = visits.get(wish.visit_id ?? 0);
    const wanted = wantedBy(wish, visit, needsOfRequest(request, treatments));
    const appointment = toAppointment(request);
    const told = offers.flatMap(({ appointment_id, starts_at }) =>
      appointment_id === request.id && starts_at !== null ? [starts_at] : [],
    );
    const fits = await times.fit(wanted, new Set(told));
    list.waiting.push({ ...toWish(wish), appointment, visit: visit ?? null, fits });
    if (span) continue;
    for (const starts_at of told)
      if (!(await times.isFree(wanted, starts_at))) list.taken.push({ appointment, starts_at });
  }
  return list;
}

/** @throws AppError `invalid` */
function readSpan(from: string, until: string) {
  const span = { from: Date.parse(from), until: Date.parse(until) };
  const { freeTimesDays } = visitLimits;
  if (span.until - span.from > freeTimesDays * 86_400_000)
    throw invalid('until', visitMessages.tooManyDays(freeTimesDays));
  return span;
}

function byId<R extends { id: number }>(rows: readonly R[]) {
  return new Map(rows.map((row) => [row.id, row]));
}

type Needs = Awaited<ReturnType<typeof listNeeds>>;

function needsOfRequest({ treatments }: StoredAppointment, needs: Needs) {
  const chosen = new Set(treatments.map(({ treatment_id }) => treatment_id));
  return needsOf(needs.filter(({ treatment_id }) => chosen.has(treatment_id)));
}

function wantedBy(
  wish: waitQueries.WishRow,
  visit: VisitRow | undefined,
  { minutes, needsRoom, givenBy }: ReturnType<typeof needsOf>,
): Wanted {
  return {
    ...parseWish(wish),
    until: wish.until,
    lengthMs: visit ? visit.ends_at - visit.starts_at : minutes * 60_000,
    practitionerId: wish.practitioner_id,
    needsRoom: needsRoom || (visit?.room_id ?? null) !== null,
    givenBy,
    before: visit?.starts_at ?? Number.POSITIVE_INFINITY,
  };
}

const toWish = (row: waitQueries.WishRow) => ({
  ...row,
  ...knownWishes(parseWish(row)),
  has_left: row.left_at !== null,
  from_patient: row.from_patient === 1,
});

async function findWish(db: Database, appointmentId: number) {
  await getAppointment(db, appointmentId);
  const wish = await waitQueries.findWishOf(db, appointmentId);
  return wish ? toWish(wish) : null;
}

type WishForm = z.output<typeof waitList.set.body>;

async function storeWish({ db, change }: Work, appointmentId: number, form: WishForm) {
  await checkWish(db, form, change.at);
  return changeAppointment(db, appointmentId, anyVersion(change), async (trx, request) => {
    const visit = await waitQueries.findNextVisit(trx, appointmentId, change.at);
    await putOnList(trx, request, visit?.id ?? null, form, change.at);
    const stored = await waitQueries.findWishOf(trx, appointmentId);
    if (!stored) throw notFound();
    return { ...wishChange, result: toWish(stored) };
  });
}

const wishChange = { entry: { action: 'changed', fields: ['earlier time'] }, counts: visitsChange } as const;

/** Stores a wish from the patient's page. Practitioner and last day stay as the front desk has entered them. */
export async function storeWishOfPatient(
  trx: Transaction,
  appointment_id: number,
  { days, parts }: Pick<EarlierTimeWish, 'days' | 'parts'>,
  created_at: number,
) {
  const timeZone = await clinicTimeZone(trx);
  const today = dayAt(created_at, timeZone);
  const before = await waitQueries.findWishOf(trx, appointment_id);
  const visit = await waitQueries.findNextVisit(trx, appointment_id, created_at);
  const last = visit
    ? dayAt(visit.starts_at, timeZone)
    : Temporal.PlainDate.from(today).add({ days: visitLimits.freeTimesDays }).toString();
  await waitQueries.storeWish(trx, {
    appointment_id,
    created_at,
    visit_id: visit?.id ?? null,
    practitioner_id: before?.practitioner_id ?? null,
    days,
    parts,
    until: before && before.until >= today ? before.until : last,
    from_patient: true,
  });
}

async function checkWish(db: Database, { practitioner_id, until }: WishForm, now: number) {
  refuseDay(until, dayAt(now, await clinicTimeZone(db)));
  if (practitioner_id !== null && !(await listPresentIds(db)).includes(practitioner_id))
    throw invalid('practitioner_id', visitMessages.noPractitioner);
}

async function putOnList(
  trx: Transaction,
  request: StoredAppointment,
  visit_id: number | null,
  wish: WishForm & { from_patient?: boolean },
  created_at: number,
) {
  if (request.remarks !== null) throw invalid('until', waitMessages.doneRequest);
  await waitQueries.storeWish(trx, { from_patient: false, ...wish, appointment_id: request.id, visit_id, created_at });
}

function refuseDay(until: string, today: string) {
  if (until < today) throw invalid('until', waitMessages.dayIsOver);
  if (until > Temporal.PlainDate.from(today).add({ years: visitLimits.yearsAhead }).toString())
    throw invalid('until', waitMessages.farAhead);
}

async function removeWish({ db, change }: Work, appointmentId: number) {
  await changeAppointment(db, appointmentId, anyVersion(change), async (trx) => {
    if (!(await waitQueries.deleteWishOf(trx, appointmentId))) throw notFound();
    return wishChange;
  });
  return null;
}

type Booking = z.output<typeof waitList.book.body>;

/**
 * Moves the visit of someone who waits to a free time, or books the first one, and ends the waiting, in one transaction.
 * @throws AppError `taken` with the nearest free times if someone else was faster.
 */
async function bookEarlier(context: Context, id: number, body: Booking, change: ChangeRequest) {
  const { db } = context;
  const wish = await waitQueries.findWish(db, id);
  if (!wish) throw notFound();
  const { appointment_id, visit_id } = wish;
  const visit = visit_id === null ? undefined : await findVisit(db, visit_id);
  const place = { ...body, room_id: visit?.room_id ?? null, anyway: false };
  const asked = await readWanted(db, place, await readNeedsOf(db, appointment_id), change.at, visit);
  const { wanted } = asked;
  const bookedId = await withNearest(context, wanted, async (now) => {
    refuseOutside(asked, change.at);
    return changeAppointment(db, appointment_id, anyVersion(change), async (trx, request) => {
      if (!(await waitQueries.deleteWishOf(trx, appointment_id))) throw notFound();
      // Checked after locking, since someone else may be moving it to the same time.
      if (visit && (visit.status !== 'booked' || visit.starts_at <= wanted.from))
        throw invalid('starts_at', waitMessages.notEarlier);
      if (visit) {
        const before = await getOccupying(trx, visit.id);
        const entry = await moveVisit(trx, before, wanted, { ...change, expectedVersion: visit.version }, now);
        return { entry: [entry], counts: visitsChange, result: visit.id };
      }
      const booked = await bookIn(trx, request, { wanted: [wanted], at: change.at, now });
      return { ...booked, result: booked.result[0] ?? 0 };
    });
  });
  return getVisit(db, bookedId);
}

type Undo = z.output<typeof waitList.takeBack.body>;

/**
 * Undoes `bookEarlier`, in one transaction.
 * @throws AppError `stale`, or `taken` with the nearest free times if someone else has the time of before by now.
 */
async function takeBack(context: Context, id: number, { wish, before, anyway }: Undo, change: ChangeRequest) {
  const { db } = context;
  const found = await getVisit(db, id);
  await checkWish(db, wish, change.at);
  const needs = await readNeedsOf(db, found.appointment_id);
  const read = async (from: Database, visit: VisitRow) =>
    before
      ? (await readWanted(from, { ...before, room_id: visit.room_id, anyway }, needs, change.at, visit)).wanted
      : undefined;
  await withNearest(context, await read(db, found), (now) =>
    changeAppointment(db, found.appointment_id, anyVersion(change), async (trx, request) => {
      const visit = await findVisit(trx, id);
      if (visit?.status !== 'booked') throw invalid('before', visitMessages.notOccupying);
      const wanted = await read(trx, visit);
      await putOnList(trx, request, wanted ? id : null, wish, change.at);
      const entry = wanted
        ? await moveVisit(trx, visit, wanted, change, now)
        : await changeStatus(trx, request, id, { status: 'cancelled', anyway }, change, now);
      return { entry: [entry], counts: visitsChange };
    }),
  );
  return getVisit(db, id);
}
