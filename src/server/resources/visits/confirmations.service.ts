import type { z } from 'zod';
import * as visitMessages from '#contract/messages/visits.ts';
import { visits, type WishedTime } from '#contract/visits.ts';
import { AppError, invalid, stale } from '#server/app-error.ts';
import { type ChangeRequest, findAnswer, lockVersion } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { readNeedsOf } from '#server/db/schedule.queries.ts';
import {
  anyVersion,
  changeAppointment,
  getAppointment,
  type StoredAppointment,
  toAppointment,
  updateAppointment,
} from '../appointments/appointment-record.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { storeHold } from '../times/holds.ts';
import { readWanted, refuseOutside, withNearest } from '../times/visit-times.ts';
import { listWishedTimes } from '../times/wished-times.service.ts';
import { deleteVisit, getVisit, type VisitRow } from './visits.queries.ts';
import { bookIn, entryOf, visitsChange } from './visits.service.ts';

// A request is confirmed in one call: the first of its wished times that is free becomes a visit.

type Context = Pick<ResourceContext, 'db' | 'sharedTime'>;

export function mountConfirmations(context: ResourceContext) {
  context.mount(visits.confirm, ({ params, body }, c) =>
    confirm(context, params.id, body, c.get('idempotencyKey'), c.get('change')),
  );
  context.mount(visits.takeBackConfirmation, ({ params, body }, c) =>
    takeBack(context, params.id, body, c.get('change')),
  );
}

type Confirmation = z.output<typeof visits.confirm.body>;

/** @throws AppError `taken` where none of the wished times is free, and `stale` for a request that has a visit ahead. */
async function confirm(
  context: Context,
  id: number,
  body: Confirmation,
  key: string | undefined,
  change: ChangeRequest,
) {
  const { db } = context;
  const once = { key, body: { ...body, id } };
  const [known] = (await findAnswer<number[]>(db, once)) ?? [];
  if (known !== undefined) return answer(db, known);
  const wished = await listWishedTimes(context, id);
  const start = body.starts_at === undefined ? undefined : Date.parse(body.starts_at);
  const asked = wished.filter(({ starts_at }) => start === undefined || Date.parse(starts_at) === start);
  if (start !== undefined && asked.length === 0) throw invalid('starts_at', visitMessages.notWished);
  let refused: unknown = new AppError('taken', visitMessages.noWishFree);
  for (const time of asked.filter(({ state, choice }) => choice !== null && state !== 'over'))
    try {
      const [visit = 0] = await bookWish(context, id, time, once, change);
      return answer(db, visit);
    } catch (error) {
      // Someone else has taken this one: the next may be free.
      if (!(error instanceof AppError) || error.extras.can_book_anyway === undefined) throw error;
      refused = error;
    }
  throw refused;
}

async function answer(db: Database, id: number) {
  const visit = await getVisit(db, id);
  return { visit, appointment: toAppointment(await getAppointment(db, visit.appointment_id)) };
}

async function bookWish(
  context: Context,
  id: number,
  { starts_at, practitioner_id }: WishedTime,
  once: Parameters<typeof findAnswer>[1],
  change: ChangeRequest,
): Promise<number[]> {
  const { db } = context;
  const place = { starts_at, practitioner_id, room_id: null, anyway: false };
  const asked = await readWanted(db, place, await readNeedsOf(db, id), change.at);
  return withNearest(context, asked.wanted, async (now) => {
    refuseOutside(asked, change.at);
    const book = { wanted: [asked.wanted], at: change.at, now };
    return changeAppointment(
      db,
      id,
      anyVersion(change),
      (trx, before) => {
        if (before.stage === 'confirmed') throw new AppError('stale', visitMessages.confirmedAlready);
        return bookIn(trx, before, book);
      },
      once,
    );
  });
}

type Undo = z.output<typeof visits.takeBackConfirmation.body>;

/** @throws AppError `stale` if the visit has changed since, also by its patient. */
async function takeBack({ db, sharedTime }: Context, id: number, undo: Undo, change: ChangeRequest) {
  const { appointment_id } = await getVisit(db, id);
  const now = await sharedTime(db);
  return changeAppointment(db, appointment_id, anyVersion(change), async (trx, request) => {
    await lockVersion(trx, 'visits', id, change.expectedVersion);
    const visit = await getVisit(trx, id);
    if (visit.status !== 'booked' || visit.series) throw stale();
    await deleteVisit(trx, id);
    await holdAgain(trx, request, visit, undo.held_until, { at: change.at, now });
    if (undo.next_call_at !== null && request.next_call_at === null)
      await updateAppointment(trx, request.id, { next_call_at: Date.parse(undo.next_call_at) });
    return { entry: [entryOf('deleted', id, request)], counts: visitsChange };
  });
}

/** Holds a time until it was held before, if the patient has wished for it. */
async function holdAgain(
  trx: Transaction,
  request: StoredAppointment,
  { starts_at, ends_at: until, practitioner_id }: VisitRow,
  held_until: string | null,
  { at, now }: { at: number; now: number },
) {
  const holdMs = held_until === null ? 0 : Date.parse(held_until) - now;
  const isWished = toAppointment(request).wishes?.times.some((time) => Date.parse(time.starts_at) === starts_at);
  if (holdMs <= 0 || !isWished) return;
  const starts = new Date(starts_at).toISOString();
  const place = { starts_at: starts, practitioner_id, room_id: null, anyway: false };
  const { wanted } = await readWanted(trx, place, await readNeedsOf(trx, request.id), at);
  const { practitioner, rooms } = wanted;
  if (!practitioner) return;
  await storeHold(trx, request.id, { from: wanted.from, until, candidates: [{ ...practitioner, rooms }], holdMs }, now);
}
