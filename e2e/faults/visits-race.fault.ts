import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, openPostgres } from '#server/db/database.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { startInstances } from '../testing/instances.ts';

// Many want overlapping times of one practitioner, through three processes on one PostgreSQL: 200 a visit each, and 60 a series each.

const racers = 200;
const minutes = 40;
const series = { racers: 60, visits: 6, minutes: 30 };

let postgres: PostgresServer;
let db: Database;
let apis: Api[];
/** The last visit of the sample calendar. */
let lastSample: number;
beforeEach(async (context) => {
  postgres = await startPostgres();
  context.onTestFinished(() => postgres.stop());
  const { url } = await createDatabase(postgres.url);
  const instances = await startInstances(url);
  db = openPostgres(url);
  context.onTestFinished(async () => {
    await db.destroy();
    await instances.close();
  });
  apis = await Promise.all(instances.sites.map((site) => signInToApi(site)));
  const { id } = await db
    .selectFrom('visits')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  lastSample = id;
});

/** Resolves to the status of a booking; a caller who is told that the database is busy tries again. */
async function race(book: () => Promise<unknown>, check: (refused: ApiError) => void): Promise<number> {
  try {
    await book();
    return 201;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 503) return race(book, check);
    check(error);
    return error.status;
  }
}

async function findWork() {
  const { id: practitioner_id } = await db.selectFrom('practitioners').select('id').limit(1).executeTakeFirstOrThrow();
  const requests = await db.selectFrom('appointments').select('id').where('remarks', 'is', null).execute();
  const day = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 7 });
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const workFor = (index: number) => ({
    api: apis[index % apis.length] as Api,
    appointment_id: requests[index % requests.length]?.id ?? 0,
  });
  return { practitioner_id, monday, workFor };
}

/** Checks that no visit shares its time, and that each has its rows of occupied time, which no one else can have. */
async function checkVisits(minutesEach: number) {
  const visits = await db
    .selectFrom('visits')
    .select(['id', 'starts_at', 'ends_at', 'lane', 'series_id'])
    .where('id', '>', lastSample)
    .execute();
  for (const [index, one] of visits.entries())
    for (const other of visits.slice(index + 1))
      expect(one.lane !== other.lane || one.ends_at <= other.starts_at || other.ends_at <= one.starts_at).toBe(true);
  const rows = await db
    .selectFrom('occupied_times')
    .selectAll()
    .where('visit_id', '>', lastSample)
    .where('actor', '=', 'practitioner')
    .execute();
  expect(rows).toHaveLength(visits.length * (minutesEach / 5));
  expect(await findContradictions(db, { now: Date.now() })).toEqual([]);
  const [row] = rows;
  if (row) await expect(db.insertInto('occupied_times').values(row).execute()).rejects.toThrow(/duplicate key/);
  return visits;
}

test('no two of them get the same time, and the others get the nearest free times', async () => {
  const { practitioner_id, monday, workFor } = await findWork();
  await db.updateTable('practitioners').set({ side_by_side: 2 }).execute();
  const statuses = await Promise.all(
    Array.from({ length: racers }, (_, index) => {
      const { api, appointment_id } = workFor(index);
      const starts_at = `${monday.toString()}T1${index % 2}:${String((index % 12) * 5).padStart(2, '0')}`;
      const body = { appointment_id, practitioner_id, starts_at, minutes };
      return race(
        () => api.visits.create({ body }),
        ({ problem }) => expect(problem?.free_times).toHaveLength(3),
      );
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  const visits = await checkVisits(minutes);
  expect(visits).toHaveLength(statuses.filter((status) => status === 201).length);
  onTestFinished(() => console.log(`${visits.length} of ${racers} booked`));
});

test('a series is booked whole or not at all, and the others read which of their visits clash', async () => {
  const { practitioner_id, monday, workFor } = await findWork();
  const statuses = await Promise.all(
    Array.from({ length: series.racers }, (_, index) => {
      const { api, appointment_id } = workFor(index);
      const visits = Array.from({ length: series.visits }, (__, visit) => {
        const day = monday.add({ days: (index + visit * 2) % 5 }).toString();
        return { starts_at: `${day}T${10 + ((index + visit) % 6)}:${visit % 2 ? '15' : '00'}` };
      });
      const body = { appointment_id, practitioner_id, visits, minutes: series.minutes };
      return race(
        () => api.visits.addSeries({ body }),
        ({ problem }) => expect(problem?.clashes?.length).toBeGreaterThan(0),
      );
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  const whole = statuses.filter((status) => status === 201);
  const sizes = [...Map.groupBy(await checkVisits(series.minutes), ({ series_id }) => series_id).values()];
  expect(sizes.map(({ length }) => length)).toEqual(whole.map(() => series.visits));
  onTestFinished(() => console.log(`${whole.length} of ${series.racers} series booked`));
});

test('a time that was booked through one of them is offered by none', async () => {
  const { workFor } = await findWork();
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 0, weeks_ahead: 6 };
  await apis[0]?.schedules.setSettings({ body: settings });
  const offered = async (api: Api, practitioner_id: number) => {
    const { days } = await api.times.list({ query: { days: '30', practitioner_id: String(practitioner_id) } });
    return days.flatMap(({ times }) => times);
  };
  const { practitioners } = await (apis[0] as Api).times.list();
  for (let index = 0; index < 60; index += 1) {
    const { api, appointment_id } = workFor(index);
    const { id: practitioner_id } = practitioners[index % practitioners.length] ?? { id: 0 };
    const free = await Promise.all(apis.map((one) => offered(one, practitioner_id)));
    const starts_at = free[0]?.[index] ?? '';
    expect(free.map((starts) => starts.includes(starts_at))).toEqual([true, true, true]);
    await api.visits.create({ body: { appointment_id, practitioner_id, starts_at, minutes: 30 } });
    const left = await Promise.all(apis.map((one) => offered(one, practitioner_id)));
    expect(left.map((starts) => starts.includes(starts_at))).toEqual([false, false, false]);
  }
});
