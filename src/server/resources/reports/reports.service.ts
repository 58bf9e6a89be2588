import type { ReportUnit } from '#contract/plain/report-units.ts';
import { type Report, type ReportPeriod, reports } from '#contract/reports.ts';
import type { Clock } from '#server/clock.ts';
import { recordEvent } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { writeCsv } from '#server/files/spreadsheets.ts';
import { dayAt, startOfDay } from '#server/scheduling/days.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readSchedule } from '../schedules/schedule.queries.ts';
import * as queries from './reports.queries.ts';

export function mountReports({ mount, db, clock, monotonicClock }: ResourceContext) {
  const cached = {
    week: cacheForAMinute(monotonicClock, () => makeReport(db, clock(), 'week')),
    month: cacheForAMinute(monotonicClock, () => makeReport(db, clock(), 'month')),
  };
  mount(reports.get, ({ query: { by = 'week' } }) => cached[by]());
  mount(reports.export, async ({ query: { by = 'week' } }, { c, change }) => {
    const report = await cached[by]();
    await recordEvent(db, change, { action: 'exported', kind: 'report', id: null, name: null });
    c.header('Content-Disposition', `attachment; filename="reports-by-${by}-${report.periods.at(-1)?.first_day}.csv"`);
    return writeCsv(exportedRows(report));
  });
}

const periodsShown = 12;
const listedDays = 90;

interface Period extends queries.Span {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** Reads every appointment and visit of up to a year, which is too slow for every view. */
async function makeReport(db: Database, now: number, by: ReportUnit) {
  const timeZone = await clinicTimeZone(db);
  const today = Temporal.PlainDate.from(dayAt(now, timeZone));
  const periods = lastPeriods(today, by, timeZone, now);
  const since = today.subtract({ days: listedDays - 1 });
  const from = startOfDay(since, timeZone);
  return {
    as_of: now,
    periods: await countPeriods(db, periods, now),
    practitioners: await findFilledTimes(db, periods),
    since: String(since),
    treatments: await queries.listMostBookedTreatments(db, from),
    cities: await queries.listMostBookedCities(db, from),
  };
}

/** The last weeks or months, of which the current one goes up to now. */
function lastPeriods(today: Temporal.PlainDate, by: ReportUnit, timeZone: string, now: number): Period[] {
  const current = by === 'week' ? today.subtract({ days: today.dayOfWeek - 1 }) : today.with({ day: 1 });
  return Array.from({ length: periodsShown }, (_, index) => {
    const first = current.subtract({ [`${by}s`]: periodsShown - 1 - index });
    const next = first.add({ [`${by}s`]: 1 });
    const until = Math.min(startOfDay(next, timeZone), now);
    return { first, last: next.subtract({ days: 1 }), from: startOfDay(first, timeZone), until };
  });
}

const dayMs = 86_400_000;

async function countPeriods(db: Database, periods: readonly Period[], now: number): Promise<ReportPeriod[]> {
  const requests = await queries.countRequests(db, periods);
  const visits = await queries.countVisits(db, periods, now);
  const patients = await queries.countPatients(db, periods);
  const back = await queries.countCameBack(db, periods, now);
  const leads = new Map((await queries.findLeadTimes(db, periods)).map(({ place, lead }) => [place, lead]));
  return periods.map(({ first, last }, place) => {
    const lead = leads.get(place);
    const { patients: all = 0, known = 0 } = patients[place] ?? {};
    return {
      first_day: String(first),
      last_day: String(last),
      requests: requests[place] ?? 0,
      visits: visits[place]?.visits ?? 0,
      attended: visits[place]?.attended ?? 0,
      missed: visits[place]?.missed ?? 0,
      unmarked: visits[place]?.unmarked ?? 0,
      new_patients: all - known,
      returning_patients: known,
      followed_patients: back[place]?.followed ?? 0,
      came_back: back[place]?.back ?? 0,
      lead_days: lead === undefined ? null : Math.round((lead / dayMs) * 10) / 10,
    };
  });
}

/** Practitioners who have left offered time until then, and are listed while it is shown. */
async function findFilledTimes(db: Database, periods: readonly Period[]): Promise<Report['practitioners']> {
  const schedule = await readSchedule(db, String(periods[0]?.first), String(periods.at(-1)?.last));
  const booked = new Map(
    (await queries.sumBookedMinutes(db, periods)).map((row) => [`${row.practitioner_id} ${row.place}`, row.minutes]),
  );
  const since = periods[0]?.from ?? 0;
  const listed = schedule.practitioners.filter(({ leftAt }) => leftAt === null || leftAt > since);
  return listed.map(({ id, name, sideBySide, leftAt }) => ({
    id,
    name,
    periods: periods.map(({ first, last, until }, place) => ({
      booked_minutes: booked.get(`${id} ${place}`) ?? 0,
      offered_minutes:
        minutesBefore(Math.min(until, leftAt ?? until), schedule.workingBetween(id, String(first), String(last))) *
        sideBySide,
    })),
  }));
}

function minutesBefore(end: number, working: readonly queries.Span[]) {
  const ms = working.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, end) - from), 0);
  return Math.round(ms / 60_000);
}

/** Columns of the export, under the words that the page uses. */
const columns: Record<string, (period: ReportPeriod) => string | number> = {
  'First day': ({ first_day }) => first_day,
  'Last day': ({ last_day }) => last_day,
  Requests: ({ requests }) => requests,
  Visits: ({ visits }) => visits,
  Attended: ({ attended }) => attended,
  Missed: ({ missed }) => missed,
  'Not marked': ({ unmarked }) => unmarked,
  'New patients': ({ new_patients }) => new_patients,
  'Returning patients': ({ returning_patients }) => returning_patients,
  'Patients 15 days later': ({ followed_patients }) => followed_patients,
  'Came back within 15 days': ({ came_back }) => came_back,
  'Lead time in days': ({ lead_days }) => lead_days ?? '',
};

async function* exportedRows({ periods, practitioners }: Pick<Report, 'periods' | 'practitioners'>) {
  const ofPractitioners = practitioners.flatMap(({ name }) => [`${name}: booked minutes`, `${name}: offered minutes`]);
  yield [[...Object.keys(columns), ...ofPractitioners]];
  yield periods.map((period, place) => {
    const filled = practitioners.flatMap(({ periods: own }) => [
      own[place]?.booked_minutes,
      own[place]?.offered_minutes,
    ]);
    return [...Object.values(columns).map((cell) => cell(period)), ...filled].map(String);
  });
}

const cacheMs = 60_000;

/** Caches the result for a minute. Concurrent callers share one load, and a failed load is not cached. */
export function cacheForAMinute<T>(clock: Clock, load: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; value: Promise<T> } | undefined;
  return async () => {
    const now = clock();
    if (cached && now - cached.at < cacheMs) return cached.value;
    const value = load();
    cached = { at: now, value };
    // Every caller gets the error through `value`.
    value.catch(() => {
      if (cached?.value === value) cached = undefined;
    });
    return value;
  };
}
