import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/database.ts';
import { createFirstAdministrator } from '#server/db/first-administrator.queries.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedOnce } from '#server/db/seed/seed.ts';
import { createLog } from '#server/log.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// The admin's first page of appointments (50 rows, with counts) with few rows and with many, in one run.
// DATABASE_URL names an empty PostgreSQL database to measure there instead of SQLite.
const few = 1_000;
const many = 1_000_000;
const rounds = 200;
const login = { email: 'admin@example.com', password: 'a long enough password' };

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const db = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
await migrate(db);
await seedOnce(db, { seed: 'reference', clinicCountry: 'IN' }, systemClock);
await createFirstAdministrator(db, { adminEmail: login.email, adminPassword: login.password }, systemClock);
const app = createApp({
  config: { siteUrl: new URL('http://localhost'), trustedProxies: 0, rateLimits: true },
  sessionSecret: 'a secret of at least thirty-two characters',
  db,
  storage: createLocalStorage(dataDir),
  clock: systemClock,
  log: createLog(() => undefined),
  isReady: () => true,
});

/** Appointments with the search terms that a booking has, straight into the tables: one in ten is pending. */
async function fillTo(total: number) {
  await db.transaction().execute(async (trx) => {
    const numbers = sql`with recursive numbers(i) as (
      select coalesce((select max(id) from appointments), 0) + 1 union all select i + 1 from numbers where i < ${total}
    )`;
    await sql`insert into appointments (id, reference, name, phone, email, state_id, city_id, conditions, remarks, created_at)
      ${numbers} select i, 'R' || i, 'Person' || i || ' Sample' || (i % 1000), '+91 9' || (100000000 + i), 'person' || i || '@example.com',
        (select state_id from cities limit 1), (select city_id from cities limit 1), 'Knee pain.',
        case when i % 10 = 0 then null else 'Seen.' end, 1700000000000 + cast(i as bigint) * 60000 from numbers`.execute(
      trx,
    );
    await sql`insert into appointment_treatments (appointment_id, treatment_id)
      select id, (select min(treatment_id) from treatments) from appointments where id not in (select appointment_id from appointment_treatments)`.execute(
      trx,
    );
    for (const term of [
      sql`'r' || id`,
      sql`'person' || id`,
      sql`'sample' || (id % 1000)`,
      sql`'9' || (100000000 + id)`,
      sql`'person' || id || '@example.com'`,
    ]) {
      await sql`insert into appointment_terms (term, appointment_id) select ${term}, id from appointments where true on conflict do nothing`.execute(
        trx,
      );
    }
    await sql`update kept_counts set count = (select count(*) from appointments where remarks is null) where name = 'appointments.pending'`.execute(
      trx,
    );
    await sql`update kept_counts set count = (select count(*) from appointments where remarks is not null) where name = 'appointments.done'`.execute(
      trx,
    );
  });
  await sql`analyze`.execute(db);
}

const requests = {
  all: ['/api/appointments?limit=50', '/api/appointments/counts'],
  pending: ['/api/appointments?limit=50&status=pending', '/api/appointments/counts'],
  'search, rare word': ['/api/appointments?limit=50&q=person777'],
  'search, common word': ['/api/appointments?limit=50&q=sample'],
  'thirty days': ['/api/appointments?limit=50&from=2023-11-15&to=2023-12-14'],
};

async function measure(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const results: Record<string, number> = {};
  for (const [name, paths] of Object.entries(requests)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      for (const one of paths) {
        const response = await app.request(one, { headers });
        if (response.status !== 200) throw new Error(`${one} answered ${response.status}`);
        await response.text();
      }
      times.push(performance.now() - started);
    }
    results[name] = percentile(times, 0.5);
  }
  return results;
}

async function signIn() {
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request('/api/admin/login', { method: 'POST', headers, body: JSON.stringify(login) });
  return ((await response.json()) as { token: string }).token;
}

const token = await signIn();
await fillTo(few);
await measure(token);
const withFew = await measure(token);
await fillTo(many);
await measure(token);
const withMany = await measure(token);

console.log(`${describeMachine()}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
console.log(
  `| first page, median of ${rounds} | ${few.toLocaleString('en')} rows | ${many.toLocaleString('en')} rows | ratio |`,
);
console.log('|---|---|---|---|');
for (const [name, time] of Object.entries(withFew)) {
  const grown = withMany[name] ?? Number.NaN;
  console.log(`| ${name} | ${ms(time)} | ${ms(grown)} | ${(grown / time).toFixed(2)} |`);
}
await db.destroy();
rmSync(dataDir, { recursive: true, force: true });
