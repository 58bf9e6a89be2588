import type { z } from 'zod';
import { type AbsenceForm, absences } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { invalid } from '#server/app-error.ts';
import { changedFacts, changeRecord, type Entry, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { getRow, type RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { overlaps, readMoment, type Span } from '#server/scheduling/clinic-times.ts';
import { dayAt, startOfDay } from '#server/scheduling/days.ts';
import { spanFact } from '#server/scheduling/facts.ts';
import { dayOf, fromRrule, type Repeating, readDays, timesOf, toRrule } from '#server/scheduling/repeats.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './schedules.queries.ts';

const kind: RecordKind<'absences', AbsenceAnswer> = {
  table: 'absences',
  kind: 'absence',
  nameOf: queries.nameOfPractitioner,
  toRecord: async (row, db) => (await toAbsences(db, [row]))[0] as AbsenceAnswer,
  // Why someone is away is theirs: the history names the field alone.
  labels: { reason: 'reason' },
  factsOf,
  knownBy: ['days', 'repetition'],
  moves: { 'visits.changes': 1 },
};

export function mountAbsences(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(absences.list, () => listAbsences(db, clock()));
  mountRecords(context, absences, kind, {
    create: async (form, trx, { at }) => ({ ...(await readAbsence(trx, form, at)), created_at: at }),
    update: (form, trx) => readAbsence(trx, form, clock()),
  });
  mount(absences.changeDay, ({ params, body }, call) => changeDay(call, params.id, body));
}

async function factsOf({ practitioner_id, kind, starts_at, ends_at, rrule, left_out }: AbsenceRow, db: Database) {
  const { repeats, repeats_on, repeats_until } = fromRrule(rrule);
  return {
    practitioner: await queries.nameOfPractitioner({ practitioner_id }, db),
    kind,
    days: spanFact({ from: starts_at, until: ends_at }, await clinicTimeZone(db)),
    repetition: repeats && [repeats, ...repeats_on].join(' '),
    'repeats until': repeats_until,
    'days left out': readDays(left_out).join(' '),
  };
}

const dayMs = 86_400_000;
export const longestMs = 366 * dayMs;
const longestRepeatedMs = 7 * dayMs;
/** Longest gap of a monthly repetition: between two last Mondays of the month, and a day for clock changes. */
const longestGapMs = 36 * dayMs;

/** How far ahead the next time of a repeated absence is looked for. */
const aheadMs = 3 * longestMs;

/** Absences that are not over, the next first. */
async function listAbsences(db: Database, now: number) {
  const timeZone = await clinicTimeZone(db);
  const next = (await queries.listAbsences(db, now)).flatMap((row) => {
    const [time] = timesOf(row, timeZone, { from: now, until: Math.max(row.ends_at, now + aheadMs) });
    return time ? [{ row, until: time.until }] : [];
  });
  return toAbsences(
    db,
    next.toSorted((a, b) => a.until - b.until).map(({ row }) => row),
  );
}

/** @throws AppError `invalid` */
export async function readAbsence(db: Database, form: AbsenceForm, now: number) {
  const { starts_at, ends_at, repeats, repeats_on, repeats_until, left_out, ...rest } = form;
  if (!(await queries.findPractitioner(db, form.practitioner_id)))
    throw invalid('practitioner_id', visitMessages.noPractitioner);
  const timeZone = await clinicTimeZone(db);
  const from = await readDayOrMoment(db, starts_at, 'starts_at');
  const until = await readDayOrMoment(db, ends_at, 'ends_at');
  refuseFarAway(from, now);
  if (until <= from) throw invalid('ends_at', absenceMessages.endBeforeStart);
  if (until - from > longestMs) throw invalid('ends_at', absenceMessages.tooLong);
  if (repeats === null) return { ...rest, starts_at: from, ends_at: until, rrule: null, left_out: null };
  if (until - from > longestRepeatedMs) throw invalid('ends_at', absenceMessages.repeatTooLong);
  const first = firstOf({ from, until }, repeats === 'month' ? [] : repeats_on, timeZone);
  if (repeats_until !== null && repeats_until < first.day.toString())
    throw invalid('repeats_until', absenceMessages.endsBeforeFirst);
  const days = repeats_on.length > 0 ? repeats_on : [dayOf(first.day)];
  const rrule = toRrule({ repeats, repeats_on: days, repeats_until }, first.day);
  const repeating = { ...first.times, rrule, left_out: null };
  return { ...rest, ...repeating, left_out: writeLeftOut(repeating, left_out, timeZone, 'left_out') };
}

/**
 * Days of a repetition that are left out; those that it does not have are dropped.
 * @throws AppError `invalid` if no day would be left.
 */
function writeLeftOut(repeating: Repeating, days: readonly string[], timeZone: string, field: string) {
  const own = [...new Set(days)].filter((day) => takesPlaceOn(repeating, day, timeZone)).toSorted();
  if (own.length === 0) return null;
  const left_out = JSON.stringify(own);
  const { starts_at } = repeating;
  const ahead = { from: starts_at, until: starts_at + (own.length + 2) * longestGapMs };
  if (timesOf({ ...repeating, left_out }, timeZone, ahead).length === 0) throw invalid(field, absenceMessages.noneLeft);
  return left_out;
}

/** Whether it begins on a day. */
function takesPlaceOn(repeating: Repeating, day: string, timeZone: string) {
  const date = Temporal.PlainDate.from(day);
  const span = { from: startOfDay(date, timeZone), until: startOfDay(date.add({ days: 1 }), timeZone) };
  return timesOf(repeating, timeZone, span).some((time) => dayAt(time.from, timeZone) === day);
}

type ChangedDay = z.output<typeof absences.changeDay.body>;

/** One transaction for both, so that the day is never without either. */
async function changeDay({ db, change }: Work, id: number, { day, instead }: ChangedDay) {
  return changeRecord(db, change, async (trx) => {
    await lockVersion(trx, 'absences', id, change.expectedVersion);
    const before = await getRow(trx, 'absences', id);
    const timeZone = await clinicTimeZone(trx);
    if (before.rrule === null || !takesPlaceOn(before, day, timeZone))
      throw invalid('day', absenceMessages.notOnThisDay);
    const left_out = writeLeftOut({ ...before, left_out: null }, [...readDays(before.left_out), day], timeZone, 'day');
    const after = await queries.updateLeftOut(trx, id, left_out);
    const { practitioner_id, reason } = before;
    const once = { repeats: null, repeats_on: [], repeats_until: null, left_out: [] };
    const single = { practitioner_id, kind: before.kind, reason, ...once };
    const added =
      instead &&
      (await queries.insertAbsence(trx, {
        ...(await readAbsence(trx, { ...single, ...instead }, change.at)),
        created_at: change.at,
      }));
    const name = await queries.nameOfPractitioner(before, trx);
    const texts = changedFacts(await factsOf(before, trx), await factsOf(after, trx));
    const entry: Entry[] = [{ action: 'changed', kind: 'absence', id, name, fields: ['days left out'], texts }];
    if (added) {
      const { days } = await factsOf(added, trx);
      entry.push({
        action: 'added',
        kind: 'absence',
        id: added.id,
        name,
        fields: ['days'],
        texts: changedFacts({}, { days }),
      });
    }
    const [absence, other = null] = await toAbsences(trx, [after, ...(added ? [added] : [])]);
    return { result: { absence: absence as AbsenceAnswer, instead: other }, entry, counts: { 'visits.changes': 1 } };
  });
}

/** The first time on one of these days, if there are any. */
function firstOf({ from, until }: Span, days: readonly string[], timeZone: string) {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const end = Temporal.Instant.fromEpochMilliseconds(until).toZonedDateTimeISO(timeZone);
  const isOne = (later: number) => days.includes(dayOf(start.add({ days: later }).toPlainDate()));
  const later = days.length > 0 ? ([0, 1, 2, 3, 4, 5, 6].find(isOne) ?? 0) : 0;
  const [starts, ends] = [start, end].map((time) => time.add({ days: later })) as [typeof start, typeof end];
  return {
    day: starts.toPlainDate(),
    times: { starts_at: starts.epochMilliseconds, ends_at: ends.epochMilliseconds },
  };
}

/** @throws AppError `invalid` for a start centuries ago or ahead, which only costs time. */
export function refuseFarAway(from: number, now: number) {
  if (Math.abs(from - now) > longestMs * visitLimits.yearsOfLeave) throw invalid('starts_at', absenceMessages.farAway);
}

/** A day without a time starts at its first moment, also where the clocks skip midnight. */
export async function readDayOrMoment(db: Database, text: string, field: string) {
  const timeZone = await clinicTimeZone(db);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay ? startOfDay(Temporal.PlainDate.from(text), timeZone) : readMoment(text, timeZone, field);
}

type AbsenceRow = Row<'absences'>;
type AbsenceAnswer = Awaited<ReturnType<typeof withVisits>>[number];

/** Absences, each with the number of booked visits at its times. */
async function toAbsences(db: Database, rows: readonly AbsenceRow[]): Promise<AbsenceAnswer[]> {
  if (rows.length === 0) return [];
  const timeZone = await clinicTimeZone(db);
  const last = rows.some(({ rrule }) => rrule !== null) ? (await queries.lastVisitStart(db)) + 1 : 0;
  return withVisits(
    db,
    rows.map((row) => ({
      row,
      times: timesOf(row, timeZone, { from: row.starts_at, until: Math.max(row.ends_at, last) }),
    })),
  );
}

/** Each time between two moments, as an absence of its own. */
export async function absencesBetween(db: Database, rows: readonly AbsenceRow[], span: Span) {
  const timeZone = await clinicTimeZone(db);
  return withVisits(
    db,
    rows.flatMap((row) =>
      timesOf(row, timeZone, span).map((time) => ({
        row: { ...row, starts_at: time.from, ends_at: time.until },
        times: [time],
      })),
    ),
  );
}

async function withVisits(db: Database, absences: { row: AbsenceRow; times: Span[] }[]) {
  const times = absences.flatMap((absence) => absence.times);
  const from = Math.min(...times.map((time) => time.from));
  const until = Math.max(...times.map((time) => time.until));
  const visits = times.length > 0 ? await queries.listVisitTimes(db, from, until) : [];
  return absences.map(({ row: stored, times: own }) => {
    const { rrule, left_out, ...row } = stored;
    const isTheirs = (visit: (typeof visits)[number]) =>
      visit.practitioner_id === row.practitioner_id && own.some((time) => overlaps(spanOf(visit), time));
    return {
      ...row,
      ...fromRrule(rrule),
      left_out: readDays(left_out),
      visits: visits.filter(isTheirs).length,
    };
  });
}

function spanOf({ starts_at, ends_at }: { starts_at: number; ends_at: number }) {
  return { from: starts_at, until: ends_at };
}
