// See docs/decisions/0067-visits-and-times.md.

import type { z } from 'zod';
import type { Clash } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { visits } from '#contract/visits.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import type { ChangeRequest, Entry } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { listBusy } from '#server/db/occupied-times.queries.ts';
import { translatorFor } from '#server/http/request-language.ts';
import { hoursOn, overlaps } from '#server/scheduling/clinic-times.ts';
import {
  anyVersion,
  changeAppointment,
  findAppointment,
  type StoredAppointment,
} from '../appointments/appointment-record.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readNeedsOf } from '../schedules/schedule.queries.ts';
import { findNearest, readWanted, refusalOf, takenSentence, type WantedVisit } from '../times/visit-times.ts';
import { bookIn } from '../visits/visit-bookings.service.ts';
import { listVisits } from '../visits/visits.queries.ts';
import { changeStatus, visitsChange } from '../visits/visits.service.ts';

type Context = Pick<ResourceContext, 'db' | 'sharedTime'>;

export function mountSeries(context: ResourceContext) {
  const { mount, clock } = context;
  mount(visits.planSeries, async ({ body }, { c }) => {
    const translate = translatorFor(c);
    const planned = await planSeries(context, body, clock());
    return planned.map((one) => ({ ...one, refusal: one.refusal && translate(one.refusal) }));
  });
  mount(visits.addSeries, ({ body }, { change, idempotencyKey }) => bookSeries(context, body, idempotencyKey, change));
  mount(visits.setSeriesStatus, ({ params, body }, { change }) => setSeriesStatus(context, params.id, body, change));
}

type Plan = z.output<typeof visits.planSeries.body>;

/** Long enough for a visit a week. */
const longestDays = 366;

/** The visits of a series, and for each that cannot be booked why, with free times near it. */
async function planSeries({ db, sharedTime }: Context, plan: Plan, now: number) {
  const needs = await readNeeds(db, plan.appointment_id);
  const shared = await sharedTime(db);
  const timeZone = await clinicTimeZone(db);
  const planned: { wanted: WantedVisit; refusal: string | undefined }[] = [];
  for (const { starts_at, isSkipped } of startsOf(plan, timeZone)) {
    const { wanted, schedule } = await readWanted(db, { ...plan, starts_at, anyway: false }, needs, now);
    const refusal = isSkipped ? visitMessages.skippedTime : refusalOf(schedule, wanted, now);
    planned.push({ wanted, refusal: refusal ?? (await takenBy(db, wanted, shared)) });
  }
  const apart = planned.filter(({ refusal }) => refusal === undefined).map(({ wanted }) => wanted);
  const answer = [];
  for (const { wanted, refusal } of planned)
    answer.push({
      starts_at: wanted.from,
      ends_at: wanted.until,
      refusal: refusal ?? null,
      can_book_anyway: refusal !== undefined && refusal !== visitMessages.skippedTime,
      free_times: refusal ? await findNearest(db, wanted, shared, { apart }) : [],
    });
  return answer;
}

async function readNeeds(db: Database, appointmentId: number) {
  if (!(await findAppointment(db, appointmentId))) throw invalid('appointment_id', visitMessages.noRequest);
  return readNeedsOf(db, appointmentId);
}

/**
 * The days of the week from the first day on, each at its time by the clock, also after the clocks have changed. A time that the clocks
 * skip is the moment as much later.
 */
function startsOf({ first_day, times, count }: Plan, timeZone: string) {
  const starts: { starts_at: string; isSkipped: boolean }[] = [];
  const clock = times.map(({ day, time }) => ({ days: [day], spans: [{ opens: time, closes: time }] }));
  let day = Temporal.PlainDate.from(first_day);
  for (let index = 0; index < longestDays && starts.length < count; index += 1) {
    const onDay = new Set(hoursOn(clock, day).map(({ opens }) => opens));
    for (const time of [...onDay].toSorted()) {
      const local = day.toPlainDateTime(time);
      const moment = local.toZonedDateTime(timeZone);
      starts.push({ starts_at: moment.toInstant().toString(), isSkipped: !moment.toPlainDateTime().equals(local) });
    }
    day = day.add({ days: 1 });
  }
  return starts.slice(0, count);
}

async function takenBy(db: Database, wanted: WantedVisit, now: number) {
  const { from, until, practitioner, rooms } = wanted;
  const busy = (await listBusy(db, from, until, now)).filter((one) => overlaps(one, { from, until }));
  if (practitioner) {
    const lanes = busy.filter((one) => one.practitionerId === practitioner.id);
    const taken = new Set(lanes.map(({ lane }) => lane ?? 0).filter((lane) => lane < practitioner.sideBySide));
    if (taken.size >= practitioner.sideBySide) return visitMessages.practitionerTaken(practitioner.name);
  }
  const isRoomTaken = rooms.length > 0 && rooms.every(({ id }) => busy.some(({ roomId }) => roomId === id));
  return isRoomTaken ? takenSentence({ taken: 'room' }, wanted) : undefined;
}

type NewSeries = z.output<typeof visits.addSeries.body>;

/** @throws AppError `taken` with every visit that cannot be booked; then none is. */
async function bookSeries(
  { db, sharedTime }: Context,
  body: NewSeries,
  key: string | undefined,
  change: ChangeRequest,
) {
  const needs = await readNeeds(db, body.appointment_id);
  const now = await sharedTime(db);
  const refused: Refused[] = [];
  const wanted: WantedVisit[] = [];
  for (const { starts_at, anyway } of body.visits) {
    const { wanted: visit, schedule } = await readWanted(db, { ...body, starts_at, anyway }, needs, change.at);
    if (wanted.some(({ from }) => from === visit.from)) throw invalid('visits', visitMessages.sameTimeTwice);
    const refusal = visit.anyway ? undefined : refusalOf(schedule, visit, change.at);
    if (refusal) refused.push({ visit, detail: refusal });
    wanted.push(visit);
  }
  wanted.sort((a, b) => a.from - b.from);
  if (refused.length > 0) throw await seriesTaken(db, await withTaken(db, wanted, refused, now), wanted, now);
  try {
    const book = async (trx: Transaction, request: StoredAppointment) => {
      refused.length = 0; // of an attempt that lost a conflict
      const onTaken = ({ message: detail }: AppError, visit: WantedVisit) => refused.push({ visit, detail });
      const booked = await bookIn(trx, request, { wanted, at: change.at, now, onTaken });
      if (refused.length > 0) throw new SomeTaken();
      return booked;
    };
    const ids = await changeAppointment(db, body.appointment_id, anyVersion(change), book, { key, body });
    return await listVisits(db, ids);
  } catch (error) {
    throw error instanceof SomeTaken ? await seriesTaken(db, refused, wanted, now) : error;
  }
}

interface Refused {
  visit: WantedVisit;
  detail: string;
}

/** Adds those whose time is taken, so that one list says everything. */
async function withTaken(db: Database, wanted: readonly WantedVisit[], refused: readonly Refused[], now: number) {
  const clashes: Refused[] = [];
  for (const visit of wanted) {
    const known = refused.find((one) => one.visit === visit)?.detail;
    const detail = known ?? (visit.anyway ? undefined : await takenBy(db, visit, now));
    if (detail) clashes.push({ visit, detail });
  }
  return clashes;
}

/** Rolls the transaction back. */
class SomeTaken extends Error {}

async function seriesTaken(db: Database, refused: readonly Refused[], wanted: readonly WantedVisit[], now: number) {
  const apart = wanted.filter((visit) => !refused.some((one) => one.visit === visit));
  const clashes: Clash[] = [];
  for (const { visit, detail } of refused) {
    const free_times = await findNearest(db, visit, now, { apart });
    clashes.push({ starts_at: new Date(visit.from).toISOString(), detail, free_times });
  }
  const sentence = visitMessages.seriesTaken(refused.length, wanted.length);
  return new AppError('taken', sentence, { extras: { clashes, can_book_anyway: true } });
}

type SeriesStatus = z.output<typeof visits.setSeriesStatus.body>;

/** @throws AppError `stale`, or `taken` for the first visit whose time someone else has by now; then nothing is changed. */
async function setSeriesStatus(
  { db, sharedTime }: Context,
  seriesId: number,
  { status, reason, visits: chosen }: SeriesStatus,
  change: ChangeRequest,
) {
  const asRead = new Map(chosen.map((visit) => [visit.id, visit]));
  const ids = [...asRead.keys()].toSorted((a, b) => a - b);
  const found = await listVisits(db, ids);
  const appointmentId = found[0]?.appointment_id;
  const isOfSeries = found.length === ids.length && found.every(({ series_id }) => series_id === seriesId);
  if (!isOfSeries || appointmentId === undefined) throw notFound();
  const now = await sharedTime(db);
  await changeAppointment(db, appointmentId, anyVersion(change), async (trx, request) => {
    const entry: Entry[] = [];
    for (const id of ids) {
      const { version: expectedVersion, anyway = false } = asRead.get(id) ?? {};
      entry.push(await changeStatus(trx, request, id, { status, reason, anyway }, { ...change, expectedVersion }, now));
    }
    return { entry, counts: visitsChange };
  });
  return await listVisits(db, ids);
}
