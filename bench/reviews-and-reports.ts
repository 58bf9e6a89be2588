import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedOnce } from '#server/db/seed/seed.ts';
import { createMemoryLimitStore } from '#server/limits/limit-store.ts';
import { createLog } from '#server/log.ts';
import { createMarkup } from '#server/markup/markup.ts';
import { createRecentErrors } from '#server/metrics/recent-errors.ts';
import { createFirstAdministrator } from '#server/resources/people/first-administrator.queries.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createPictureEncoder } from '#server/storage/picture-encoder.ts';
import { createPictures } from '#server/storage/pictures.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the admin's first page of reviews (50 rows, with ratings and counts) with few and with many reviews, and the reports
// of a clinic with a million appointments, a tenth of them within its 90 days. The API runs in this process.
// Set DATABASE_URL to an empty PostgreSQL database to measure there instead of on SQLite.
const few = 1_000;
const many = 100_000;
const appointments = 1_000_000;
const rounds = 50;
const login = { email: 'admin@example.com', password: 'a long enough password' };
const now = Date.UTC(2026, 10, 20, 6);
/** Moved forward to let the cached reports expire. */
let time = now;
const clock = () => time;

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const db = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
await migrate(db);
await seedOnce(db, { seed: 'reference', clinicCountry: 'IN' }, clock);
await createFirstAdministrator(db, { adminEmail: login.email, adminPassword: login.password }, clock);
const storage = createLocalStorage(dataDir);
const log = createLog(() => undefined);
const app = createApp({
  config: {
    siteUrl: new URL('http://localhost'),
    trustedProxies: 0,
    requestLogLevel: 'info',
    backups: false,
    backupDir: dataDir,
    dataDir,
  },
  sessionSecret: 'a secret of at least thirty-two characters',
  db,
  storage,
  pictures: createPictures(storage, createPictureEncoder(), log),
  markup: createMarkup(),
  clock,
  monotonicClock: clock,
  log,
  recentErrors: createRecentErrors(clock),
  contentVersion: createContentVersion(db),
  limitStore: createMemoryLimitStore(clock),
  isReady: () => true,
  stopping: new AbortController().signal,
});

/** Inserts reviews with their search terms directly into the tables; one in ten is inactive. */
async function fillReviews(total: number) {
  const numbers = sql`with recursive numbers(i) as (
    select coalesce((select max(id) from reviews), 0) + 1 union all select i + 1 from numbers where i < ${total}
  )`;
  await sql`insert into reviews (id, name, email, mobile, half_stars, description, visible, created_at)
    ${numbers} select i, 'Person' || i, 'person' || i || '@example.com', '+91 9' || (100000000 + i), i % 10 + 1,
      'Kind and clear.', case when i % 10 = 0 then 0 else 1 end, 1700000000000 + cast(i as bigint) * 60000 from numbers`.execute(
    db,
  );
  for (const term of [sql`'person' || id`, sql`'9' || (100000000 + id)`, sql`'kind'`, sql`'clear'`])
    await sql`insert into review_terms (term, review_id) select ${term}, id from reviews where true on conflict do nothing`.execute(
      db,
    );
  for (const visible of [0, 1])
    await sql`update counters set count = (select count(*) from reviews where visible = ${visible} and
      'reviews.' || ${visible === 1 ? 'active' : 'inactive'} || '.' || half_stars = counters.name)
      where name like ${visible === 1 ? 'reviews.active.%' : 'reviews.inactive.%'}`.execute(db);
}

/** Inserts appointments with two treatments each, in all cities of the country; the last tenth falls within 90 days. */
async function fillAppointments() {
  const recent = appointments / 10;
  const step = Math.floor((88 * 86_400_000) / recent);
  await sql`create table places as select row_number() over (order by city_id) as place, city_id, state_id from cities`.execute(
    db,
  );
  await sql`create index places_by_place on places (place)`.execute(db);
  await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${appointments})
    insert into appointments (id, reference, name, phone, state_id, city_id, remarks, created_at)
    select i, 'R' || i, 'Person' || i, '+91 9' || (100000000 + i), state_id, city_id,
      case when i % 10 = 0 then null else 'Seen.' end,
      cast(${now} as bigint) - cast(${appointments} - i as bigint) * ${sql.lit(step)}
        - case when i > ${appointments - recent} then 0 else ${sql.lit(90 * 86_400_000)} end
    from numbers join places on place = i % 300 + 1`.execute(db);
  for (const treatment of [sql`id % 30 + 1`, sql`(id * 7 + 3) % 30 + 1`])
    await sql`insert into appointment_treatments (appointment_id, treatment_id) select id, ${treatment} from appointments
      where true on conflict do nothing`.execute(db);
}

async function measure(token: string, paths: string[], before: () => void = () => undefined) {
  const headers = { Authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before();
    const started = performance.now();
    for (const one of paths) {
      const response = await app.request(one, { headers });
      if (response.status !== 200) throw new Error(`${one} answered ${response.status}`);
      await response.text();
    }
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

async function signIn() {
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request('/api/admin/login', { method: 'POST', headers, body: JSON.stringify(login) });
  return ((await response.json()) as { token: string }).token;
}

const firstPages: Record<string, string[]> = {
  'reviews, ratings and counts': ['/api/reviews?limit=50', '/api/reviews/ratings', '/api/reviews/counts'],
  'inactive reviews': ['/api/reviews?limit=50&status=inactive'],
  'search, rare word': ['/api/reviews?limit=50&q=person777'],
  'search, common word': ['/api/reviews?limit=50&q=kind'],
};

async function measureReviews(token: string) {
  await sql`analyze`.execute(db);
  const results: Record<string, number> = {};
  for (const [name, paths] of Object.entries(firstPages)) results[name] = await measure(token, paths);
  return results;
}

const token = await signIn();
await fillReviews(few);
await measureReviews(token);
const withFew = await measureReviews(token);
await fillReviews(many);
const withMany = await measureReviews(token);
await fillAppointments();
await sql`analyze`.execute(db);
const reports = ['/api/reports'];
await measure(token, reports);

console.log(`${describeMachine()}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
console.log(
  `| first page, median of ${rounds} | ${few.toLocaleString('en')} rows | ${many.toLocaleString('en')} rows |`,
);
console.log('|---|---|---|');
for (const [name, took] of Object.entries(withFew))
  console.log(`| ${name} | ${ms(took)} | ${ms(withMany[name] ?? NaN)} |`);
console.log(`| reports, ${appointments.toLocaleString('en')} appointments | median of ${rounds} |`);
console.log('|---|---|');
console.log(`| within the same minute | ${ms(await measure(token, reports))} |`);
console.log(`| every time a minute later | ${ms(await measure(token, reports, () => (time += 60_000)))} |`);
await db.destroy();
rmSync(dataDir, { recursive: true, force: true });
