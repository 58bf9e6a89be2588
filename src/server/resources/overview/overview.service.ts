import { type Overview, overview } from '#contract/overview.ts';
import type { Clock } from '#server/clock.ts';
import { countedHalves, readCounts } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { lastOutcomes } from '#server/db/job-runs.queries.ts';
import { dayAt, startOfDay } from '#server/scheduling/days.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './overview.queries.ts';

export function mountOverview({ mount, db, clock, monotonicClock, backups }: ResourceContext) {
  const trends = cacheForAMinute(monotonicClock, () => findTrends(db, clock));
  mount(overview.get, async (_input, c) => {
    const isOwner = c.get('session').role === 'owner';
    return {
      ...(await getOverview(db, clock, trends)),
      backup: isOwner && backups.nightly ? await stateOfBackups(db, clock()) : null,
      guessed: isOwner
        ? await queries.listGuessedAccounts(db, { since: clock() - guessesTold, atLeast: manyGuesses })
        : [],
    };
  });
}

/** From how many failed sign-ins on an account is someone guessing, and for how long owners are told, in ms. */
const manyGuesses = 10;
const guessesTold = 86_400_000;

const weeksShown = 12;
const trendDays = 90;
/** Days that a new appointment may wait after the day on which it was created. */
const maxWaitDays = 2;

type Trends = Overview['trends'];

async function getOverview(
  db: Database,
  clock: Clock,
  trends: () => Promise<Trends>,
): Promise<Omit<Overview, 'backup' | 'guessed'>> {
  const timeZone = await clinicTimeZone(db);
  const today = Temporal.PlainDate.from(dayAt(clock(), timeZone));
  const [booked = 0] = await queries.countBookings(db, [spanOf(today, today.add({ days: 1 }), timeZone)]);
  return {
    today: { day: String(today), booked },
    pending: await findPending(db, today, timeZone, clock()),
    reviews: { waiting: await countWaitingReviews(db) },
    trends: await trends(),
  };
}

/** In ms: a backup of the night that is this old has been missed. */
const oldBackup = 2 * 86_400_000;

/** Null before the first try. */
async function stateOfBackups(db: Database, now: number): Promise<Overview['backup']> {
  const { success, failure } = await lastOutcomes(db, 'backup');
  if (failure > success) return 'failed';
  if (success === 0) return null;
  return now - success > oldBackup ? 'old' : 'fine';
}

function spanOf(first: Temporal.PlainDate, end: Temporal.PlainDate, timeZone: string): queries.Span {
  return { from: startOfDay(first, timeZone), until: startOfDay(end, timeZone) };
}

/** Counts whole days, so that the list filtered by these days shows the same appointments. */
async function findPending(db: Database, today: Temporal.PlainDate, timeZone: string, now: number) {
  const firstOnTime = today.subtract({ days: maxWaitDays });
  const { count, oldest } = await queries.countOverdue(db, startOfDay(firstOnTime, timeZone));
  const counts = await readCounts(db, 'appointments.pending');
  return {
    all: counts['appointments.pending'],
    dueCalls: await queries.countDueCalls(db, now),
    waitingLong: {
      count,
      until: String(firstOnTime.subtract({ days: 1 })),
      oldest: oldest === null ? null : new Date(oldest).toISOString(),
    },
  };
}

async function countWaitingReviews(db: Database) {
  const counts = await readCounts(db, ...countedHalves.map((half) => `reviews.new.${half}` as const));
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Reads every appointment of about three months, which is too slow for every view of the overview. */
async function findTrends(db: Database, clock: Clock): Promise<Trends> {
  const timeZone = await clinicTimeZone(db);
  const today = Temporal.PlainDate.from(dayAt(clock(), timeZone));
  const since = today.subtract({ days: trendDays - 1 });
  const from = startOfDay(since, timeZone);
  return {
    asOf: new Date(clock()).toISOString(),
    weeks: await countWeeks(db, today, timeZone),
    since: String(since),
    treatments: await queries.listMostBookedTreatments(db, from),
    cities: await queries.listMostBookedCities(db, from),
  };
}

async function countWeeks(db: Database, today: Temporal.PlainDate, timeZone: string) {
  const mondays = lastMondays(today);
  const spans = mondays.map((monday) => spanOf(monday, monday.add({ weeks: 1 }), timeZone));
  const booked = await queries.countBookings(db, spans);
  return mondays.map((monday, index) => ({ monday: String(monday), booked: booked[index] ?? 0 }));
}

/** Mondays of the last weeks, ending with the current one. */
function lastMondays(today: Temporal.PlainDate) {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: weeksShown }, (_, index) => monday.subtract({ weeks: weeksShown - 1 - index }));
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
