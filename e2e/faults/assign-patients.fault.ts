import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { bookOverApi } from '../testing/book-over-api.ts';
import { admin, ready, startProgram } from '../testing/site.ts';

// An update finds 100,000 requests without patients, and is killed three times while it assigns them.

const requests = 100_000;
/** Each has sent two. */
const people = requests / 2;
const rowsAtOnce = 1_000;

async function addRequests(db: Database) {
  const { state_id, city_id } = await db.selectFrom('cities').selectAll().limit(1).executeTakeFirstOrThrow();
  const fixed = { email: null, state_id, city_id, conditions: null, remarks: null, privacy_notice: null };
  for (let first = 0; first < requests; first += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, index) => {
      const person = (first + index) % people;
      const phone = `+91 ${9_000_000_000 + Math.floor(person / 5)}`; // five share a number
      return { ...fixed, reference: `R${first + index}`, name: `Person ${person}`, phone, created_at: first + index };
    });
    await db.insertInto('appointments').values(rows).execute();
  }
}

async function countUnassigned(db: Database) {
  const { count } = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('patient_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  test('100,000 requests get their patients in spite of three kills, while bookings go on', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = kind === 'PostgreSQL' ? (await createDatabase(inject('postgresUrl'))).url : undefined;
    const environment = {
      DATA_DIR: dataDir,
      SEED: 'reference',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret of at least thirty-two characters' }),
    };
    await (await startProgram(environment)).stop();
    const db = await openDatabase({ dataDir, databaseUrl });
    onTestFinished(() => db.destroy());
    await addRequests(db);

    for (let kills = 0; kills < 3; kills += 1) {
      const before = await countUnassigned(db);
      const site = await startProgram(environment);
      await expect.poll(() => countUnassigned(db), { timeout: 60_000 }).toBeLessThan(before - 1_000);
      await site.stop('SIGKILL');
      expect(await countUnassigned(db)).toBeGreaterThan(0);
    }
    const site = await startProgram(environment);
    onTestFinished(async () => void (await site.stop()));
    await ready(site.url);
    const began = performance.now();
    await bookOverApi(site.url, 'Someone New');
    expect(performance.now() - began).toBeLessThan(5_000);
    await expect.poll(() => countUnassigned(db), { timeout: 600_000, interval: 500 }).toBe(0);
    const patients = await db.selectFrom('patients').select('id').where('name', 'like', 'Person %').execute();
    expect(patients).toHaveLength(people);
  });
});
