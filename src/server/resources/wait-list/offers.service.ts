import * as waitMessages from '#contract/messages/wait-list.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { AppError, invalid, stale } from '#server/app-error.ts';
import { byProgram, type ChangeRequest, changeRecord } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { dayAt, isQuiet } from '#server/scheduling/days.ts';
import { changeAppointment } from '../appointments/appointment-record.queries.ts';
import { enqueue } from '../appointments/outbox.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readNeedsOf, readVisitSettings } from '../schedules/schedule.queries.ts';
import { readClosingTime } from '../times/hold-end.ts';
import { readWanted, refuseOutside, storeHold } from '../times/visit-times.ts';
import { endOffer, lockFreedTime, settleFreedTime } from '../visits/freed-times.queries.ts';
import { findVisit } from '../visits/visits.queries.ts';
import { visitsChange } from '../visits/visits.service.ts';
import { readFittingTimes, wantedBy } from './fitting-times.ts';
import * as queries from './offers.queries.ts';
import { listOpenWishes, type WishRow } from './wait-list.queries.ts';

// A freed time is offered by e-mail to one after the other of those who wait, and held for each as long as the clinic says
// (docs/decisions/0075-wait-list-and-reminders.md).

export type Context = Pick<ResourceContext, 'db' | 'clock' | 'sharedTime'>;

const shortestMs = visitLimits.offerMinutes.min * 60_000;

/** Pause in ms before a freed time is looked at again for which no one can be asked now. */
const pauseMs = 60_000;

/** Looks at each freed time: ends the offer that is over, and asks the next person. */
export async function offerFreedTimes(context: Context) {
  const { db, clock } = context;
  for (const freed of await queries.listOpenFreedTimes(db, clock())) await offerNext(context, freed);
}

async function offerNext(context: Context, freed: queries.FreedTime) {
  const { db, clock } = context;
  const [at, now] = [clock(), await context.sharedTime(db)];
  const open = await listOpenWishes(db, dayAt(at, await clinicTimeZone(db)), at);
  if (freed.offer_id !== null) {
    const why = await whyOver(db, freed, open, now);
    if (!why || !(await changeFreed(db, at, (trx) => passOn(trx, freed, why, at)))) return;
  }
  const end =
    (await readVisitSettings(db)).offers_freed === 0 ? 'stopped' : await readOfferEnd(db, freed.starts_at, now);
  if (end === 'stopped' || end === 'too-late') {
    await changeFreed(db, at, (trx) => settleFreedTime(trx, freed.id, end, at));
    return;
  }
  const asked = typeof end === 'number' ? await askFirst(context, { freed, open, until: end, at, now }) : 'later';
  if (asked === 'one') return;
  const isBooked = asked === 'no-one' && (await queries.isBooked(db, freed));
  await changeFreed(db, at, async (trx) => {
    // Another instance may have asked someone meanwhile.
    if (!(await lockFreedTime(trx, freed.id, at)) || (await queries.isAnyoneAsked(trx, freed.id))) return false;
    if (asked === 'later') return lockFreedTime(trx, freed.id, at + pauseMs);
    return settleFreedTime(trx, freed.id, isBooked ? 'booked' : 'no-one', at);
  });
}

/** Changes a freed time as the program. False if someone else was faster. */
async function changeFreed(db: Database, at: number, change: (trx: Transaction) => Promise<unknown>) {
  return changeRecord(db, byProgram(at), async (trx) => {
    const result = Boolean(await change(trx));
    return { result, entry: [], counts: result ? visitsChange : {} };
  });
}

/** Ends this offer, if it still runs, so that the next one is asked. */
export async function passOn(
  trx: Transaction,
  freed: Pick<queries.FreedTime, 'id' | 'offer_id'>,
  state: 'expired' | 'withdrawn' | 'not-sent' | 'skipped' | 'declined',
  at: number,
) {
  if (!(await lockFreedTime(trx, freed.id, at))) return false;
  const running = await queries.findOffer(trx, freed.offer_id ?? 0);
  return running?.state === 'open' && (await endOffer(trx, freed.id, state, at)) !== undefined;
}

/** Why an offer is over; undefined as long as it runs. Its patient may have been erased, booked, or taken off the list meanwhile. */
async function whyOver(db: Database, freed: queries.FreedTime, open: readonly WishRow[], now: number) {
  const { appointment_id, held_until, sent_at } = freed;
  if ((held_until ?? 0) <= now) return sent_at === null ? 'not-sent' : 'expired';
  const waits = open.some((wish) => wish.appointment_id === appointment_id);
  return waits && (await queries.isHeld(db, { appointment_id: appointment_id ?? 0 }, now)) ? undefined : 'withdrawn';
}

const hourMs = 3_600_000;

/**
 * End of an offer that is sent now, in ms: when its minutes are over, the clinic closes, or the visit would be too near. At night, and
 * while the clinic is closed, it has to wait.
 */
async function readOfferEnd(db: Database, starts_at: number, now: number) {
  const { offer_minutes, notice_hours } = await readVisitSettings(db);
  const last = starts_at - notice_hours * hourMs;
  if (last - now < shortestMs) return 'too-late';
  const closes = isQuiet(now, await clinicTimeZone(db)) ? undefined : await readClosingTime(db, now);
  if (closes === undefined || closes - now < shortestMs) return 'later';
  return Math.min(now + offer_minutes * 60_000, last, closes);
}

interface Asking {
  freed: queries.FreedTime;
  open: readonly WishRow[];
  until: number;
  at: number;
  now: number;
}

/** Asks the first of those who wait whom the time suits; later, if those whom it suits cannot be written to now. */
async function askFirst(
  context: Context,
  { freed, open, until, at, now }: Asking,
): Promise<'one' | 'later' | 'no-one'> {
  const { db } = context;
  const ids = open.map(({ appointment_id }) => appointment_id);
  const askable = new Map((await queries.listAskable(db, ids, freed, now)).map((row) => [row.id, row]));
  const times = await readFittingTimes(db, now, { from: freed.starts_at, until: freed.ends_at });
  let found: 'later' | 'no-one' = 'no-one';
  for (const wish of open) {
    const patient = askable.get(wish.appointment_id);
    if (!patient || ![null, freed.practitioner_id].includes(wish.practitioner_id)) continue;
    const visit = wish.visit_id === null ? undefined : await findVisit(db, wish.visit_id);
    const wanted = wantedBy(wish, visit, await readNeedsOf(db, wish.appointment_id));
    const [fit] = await times.fit({ ...wanted, practitionerId: freed.practitioner_id }, new Set());
    if (!fit) continue;
    if (!patient.must_wait && (await ask(context, { freed, wish, starts_at: fit.starts_at, until, at, now })))
      return 'one';
    found = 'later';
  }
  return found;
}

interface NewOffer extends Omit<Asking, 'open'> {
  wish: WishRow;
  starts_at: string;
}

/** Holds the time for one person, and writes to them. False if someone else has taken it, or asked them meanwhile. */
async function ask({ db }: Context, { freed, wish, starts_at, until: held_until, at, now }: NewOffer) {
  const { appointment_id, visit_id } = wish;
  const { practitioner_id } = freed;
  try {
    const visit = visit_id === null ? undefined : await findVisit(db, visit_id);
    const place = { starts_at, practitioner_id, room_id: visit?.room_id ?? null, anyway: false };
    const asked = await readWanted(db, place, await readNeedsOf(db, appointment_id), at, visit);
    refuseOutside(asked, at);
    const { from, until, practitioner, rooms } = asked.wanted;
    const candidates = practitioner ? [{ ...practitioner, rooms }] : [];
    return await changeAppointment(db, appointment_id, byProgram(at), async (trx) => {
      if (!(await lockFreedTime(trx, freed.id, at)) || (await queries.isAnyoneAsked(trx, freed.id))) throw stale();
      const [patient] = await queries.listAskable(trx, [appointment_id], freed, now);
      if (!patient || patient.must_wait) throw stale();
      const offer = { freed_time_id: freed.id, appointment_id, practitioner_id, starts_at: from, ends_at: until };
      const id = await queries.insertOffer(trx, { ...offer, held_until, created_at: at });
      await storeHold(trx, appointment_id, { from, until, candidates, holdMs: held_until - now, isOffer: true }, now);
      await enqueue(trx, [{ appointment_id, visit_id: null, message: 'earlier', says: String(id) }], at, at);
      return { entry: [], counts: visitsChange, result: true };
    });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The patient does not want the time: it goes to the next. */
export async function declineOffer(db: Database, { id, freed_time_id }: queries.Offer, { at }: ChangeRequest) {
  await changeFreed(db, at, (trx) => passOn(trx, { id: freed_time_id, offer_id: id }, 'declined', at));
}

/** Holds the time of an offer from now on, since its mail is about to leave. Undefined if it is over. */
export async function startOffer({ db, clock, sharedTime }: Context, id: number) {
  const now = await sharedTime(db);
  const offer = await queries.findOffer(db, id);
  if (offer?.state !== 'open') return undefined;
  const held_until = await readOfferEnd(db, offer.starts_at, now);
  if (typeof held_until !== 'number') return undefined;
  const isHeld = await changeFreed(db, clock(), (trx) => queries.extendHold(trx, offer, held_until, now));
  return isHeld ? { ...offer, held_until } : undefined;
}

/**
 * Ends offering, because the patient takes the time: in the transaction that moves or books their visit. Answers for how long it was free.
 * @throws AppError `invalid` if the offer is over.
 */
export async function acceptOffer(trx: Transaction, offer: queries.Offer, at: number, now: number) {
  const filled = await settleFreedTime(trx, offer.freed_time_id, 'filled', at, 'taken');
  if (filled?.offer?.id !== offer.id || filled.offer.held_until <= now)
    throw invalid('offer_id', waitMessages.offerOver);
  return refilledAfter(filled.freed_at, at);
}

/** '11 minutes' */
export function refilledAfter(freedAt: number, at: number) {
  const minutes = Math.max(1, Math.round((at - freedAt) / 60_000));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
