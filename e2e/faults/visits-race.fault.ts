import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, openPostgres } from '#server/db/database.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { startInstances } from '../testing/instances.ts';

// 200 want overlapping times of one practitioner, through three processes on one PostgreSQL.

const racers = 200;
const minutes = 40;

let postgres: PostgresServer;
let db: Database;
let apis: Api[];
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
});

/** Resolves to the status; whoever is told that the database is busy tries again. */
async function race(api: Api, body: Parameters<Api['visits']['create']>[0]['body']): Promise<number> {
  try {
    await api.visits.create({ body });
    return 201;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 503) return race(api, body);
    expect(error.problem?.free_times).toHaveLength(3);
    return error.status;
  }
}

test('no two of them get the same time, and the others get the nearest free times', async () => {
  const { id: practitioner_id } = await db.selectFrom('practitioners').select('id').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('practitioners').set({ side_by_side: 2 }).execute();
  const requests = await db.selectFrom('appointments').select('id').where('remarks', 'is', null).execute();
  const day = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 7 });
  const monday = day.subtract({ days: day.dayOfWeek - 1 }).toString();
  const statuses = await Promise.all(
    Array.from({ length: racers }, (_, index) => {
      const starts_at = `${monday}T1${index % 2}:${String((index % 12) * 5).padStart(2, '0')}`;
      const appointment_id = requests[index % requests.length]?.id ?? 0;
      return race(apis[index % apis.length] as Api, { appointment_id, practitioner_id, starts_at, minutes });
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  const visits = await db.selectFrom('visits').select(['id', 'starts_at', 'ends_at', 'lane']).execute();
  expect(visits).toHaveLength(statuses.filter((status) => status === 201).length);
  for (const [index, one] of visits.entries())
    for (const other of visits.slice(index + 1))
      expect(one.lane !== other.lane || one.ends_at <= other.starts_at || other.ends_at <= one.starts_at).toBe(true);
  const rows = await db.selectFrom('occupied_times').selectAll().execute();
  expect(rows).toHaveLength(visits.length * (minutes / 5));
  const [row] = rows;
  if (row) await expect(db.insertInto('occupied_times').values(row).execute()).rejects.toThrow(/duplicate key/);
  onTestFinished(() => console.log(`${visits.length} of ${racers} booked`));
});
