// See docs/decisions/0075-wait-list-and-reminders.md.

import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import * as waitMessages from '#contract/messages/wait-list.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { type EarlierTimeWish, waitList } from '#contract/wait-list.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { type ChangeRequest, changeRecord, type Work } from '#server/db/changes.queries.ts';
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
import { storeDoneByPatient } from '../appointments/contacts.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listNeeds, listPresentIds, needsOf, readNeedsOf } from '../schedules/schedule.queries.ts';
import { readWanted, refuseOutside } from '../times/visit-times.ts';
import { settleFreedTime } from '../visits/freed-times.queries.ts';
import { bookIn } from '../visits/visit-bookings.service.ts';
import * as visitQueries from '../visits/visits.queries.ts';
import { changeStatus, entryOf, getOccupying, moveVisit, visitsChange, withNearest } from '../visits/visits.service.ts';
import { readFittingTimes, wantedBy } from './fitting-times.ts';
import * as offerQueries from './offers.queries.ts';
import { acceptOffer, type Context, passOn, refilledAfter } from './offers.service.ts';
import * as waitQueries from './wait-list.queries.ts';

type VisitRow = visitQueries.VisitRow;
const { findVisit, getVisit, listVisits } = visitQueries;

export function mountWaitList(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(waitList.list, ({ query }) => listWaiting(context, query, clock()));
  mount(waitList.get, ({ params }) => findWish(db, params.id));
  mount(waitList.set, ({ params, body }, call) => storeWish(call, params.id, body));
  mount(waitList.remove, ({ params }, call) => removeWish(call, params.id));
  mount(waitList.book, ({ params, body }, { change }) => bookEarlier(context, params.id, body, change));
  mount(waitList.listFreed, () => listFreed(db, clock()));
  mount(waitList.decide, ({ params, body }, { change }) => decide(context, params.id, body, change));
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
  const asked = await offerQueries.listAskedTimes(db, [...requests.keys()], now);
  const mailed = new Set(asked.map(({ appointment_id, starts_at }) => `${appointment_id} ${starts_at}`));
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
    // Patients who were asked by e-mail know until when the time is held.
    for (const starts_at of told.filter((one) => !mailed.has(`${request.id} ${one}`)))
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
async function bookEarlier(
  context: Pick<Context, 'db' | 'sharedTime'>,
  id: number,
  body: Booking,
  change: ChangeRequest,
  offer?: offerQueries.Offer,
) {
  const { db } = context;
  const wish = await waitQueries.findWish(db, id);
  if (!wish) throw notFound();
  const { appointment_id, visit_id } = wish;
  const visit = visit_id === null ? undefined : await findVisit(db, visit_id);
  const place = { ...body, room_id: visit?.room_id ?? null, anyway: false };
  const asked = await readWanted(db, place, await readNeedsOf(db, appointment_id), change.at, visit);
  const { wanted } = asked;
  const byPatient = change.administratorId === null;
  const bookedId = await withNearest(context, wanted, async (now) => {
    refuseOutside(asked, change.at);
    return changeAppointment(db, appointment_id, anyVersion(change), async (trx, request) => {
      const refilled = offer && (await acceptOffer(trx, offer, change.at, now));
      const entriesOf = (visitId: number) =>
        refilled ? [entryOf('refilled', visitId, request, [`in ${refilled}`])] : [];
      if (!(await waitQueries.deleteWishOf(trx, appointment_id))) throw notFound();
      // Checked after locking, since someone else may be moving it to the same time.
      if (visit && (visit.status !== 'booked' || visit.starts_at <= wanted.from))
        throw invalid('starts_at', waitMessages.notEarlier);
      if (visit) {
        const before = await getOccupying(trx, visit.id);
        const version = { ...change, expectedVersion: visit.version };
        const entry = await moveVisit(trx, before, wanted, version, now, byPatient ? 'moved-by-patient' : 'changed');
        if (byPatient) await storeDoneByPatient(trx, visit.id, change.at);
        return { entry: [entry, ...entriesOf(visit.id)], counts: visitsChange, result: visit.id };
      }
      const booked = await bookIn(trx, request, { wanted: [wanted], at: change.at, now });
      const [id = 0] = booked.result;
      if (byPatient) await storeDoneByPatient(trx, id, change.at);
      return { ...booked, entry: [...booked.entry, ...entriesOf(id)], result: id };
    });
  });
  return getVisit(db, bookedId);
}

/**
 * Gives the time of an offer to whom it was offered, as the patient or as the front desk wants; again changes nothing.
 * @throws AppError `invalid` if the offer is over.
 */
export async function takeOffer(
  context: Pick<Context, 'db' | 'sharedTime'>,
  offer: offerQueries.Offer,
  change: ChangeRequest,
) {
  if (offer.state === 'taken') return;
  const wish = await waitQueries.findWishOf(context.db, offer.appointment_id);
  if (!wish) throw offerIsOver();
  const { starts_at, practitioner_id } = offer;
  const body = { starts_at: new Date(starts_at).toISOString(), practitioner_id };
  await bookEarlier(context, wish.id, body, change, offer).catch((error: unknown) => {
    throw error instanceof AppError ? offerIsOver() : error;
  });
}

const offerIsOver = () => invalid('offer_id', waitMessages.offerOver);

/** The offer of a request as its buttons name it. @throws AppError `invalid` */
export async function getOffer(db: Database, appointmentId: number, id: number) {
  const offer = await offerQueries.findOffer(db, id);
  if (offer?.appointment_id !== appointmentId) throw offerIsOver();
  return offer;
}

const dayMs = 86_400_000;

/** Freed times that are offered now, or were in the last day, with who was asked. */
async function listFreed(db: Database, now: number) {
  const freed = await offerQueries.listFreedTimes(db, now - dayMs);
  const offers = Map.groupBy(
    await offerQueries.listOffersOf(
      db,
      freed.map(({ id }) => id),
    ),
    ({ freed_time_id }) => freed_time_id,
  );
  return freed.map((one) => ({
    ...one,
    refilled_in: one.state === 'filled' ? refilledAfter(one.freed_at, one.settled_at ?? now) : null,
    offers: offers.get(one.id) ?? [],
  }));
}

type Decision = z.output<typeof waitList.decide.body>;

/** @throws AppError `stale` where someone else is asked by now, or no one any more. */
async function decide(context: Context, id: number, { decision, offer_id }: Decision, change: ChangeRequest) {
  const { db } = context;
  const freed = (await listFreed(db, change.at)).find((one) => one.id === id);
  if (!freed) throw notFound();
  if (decision === 'book') {
    const offer = await offerQueries.findOffer(db, offer_id ?? 0);
    if (offer?.freed_time_id !== id) throw new AppError('stale', waitMessages.askedMeanwhile);
    await takeOffer(context, offer, change);
  } else
    await changeRecord(db, change, async (trx) => {
      const isDone =
        decision === 'stop'
          ? await settleFreedTime(trx, id, 'stopped', change.at)
          : await passOn(trx, { id, offer_id }, 'skipped', change.at);
      if (!isDone) throw new AppError('stale', waitMessages.askedMeanwhile);
      const fields = ['who is offered the freed time'];
      const entry = { action: 'changed', kind: 'visit', id: freed.visit_id, name: freed.reference, fields } as const;
      return { result: null, entry, counts: visitsChange };
    });
  return listFreed(db, change.at);
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
