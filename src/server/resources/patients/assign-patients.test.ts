import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { scheduleTimedJobs } from '#server/process/timed-jobs.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { assignPatients } from './assign-patients.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  return () => site.close();
});

const person = { name: 'Meera Sample', phone: '+91 00000 00001', email: 'meera@example.com' };

async function patientOf(changes: object) {
  const { body } = await site.post('/api/appointments', await bookingOf(site, { ...person, ...changes }));
  const row = site.db.selectFrom('appointments').select('patient_id').where('id', '=', body.id);
  return (await row.executeTakeFirstOrThrow()).patient_id;
}

describe('a request', () => {
  test.each([
    ['the same name and phone', { name: ' meera  SAMPLE', phone: '00000 00001', email: null }],
    [
      'the same name and e-mail address',
      { name: 'Méera Sample', phone: '+91 00000 00009', email: 'MEERA@example.com' },
    ],
  ])('with %s belongs to the same patient', async (_what, changes) => {
    expect(await patientOf(changes)).toBe(await patientOf({}));
  });

  test.each([
    ['the same phone alone', { name: 'Ravi Sample', email: null }],
    ['the same e-mail address alone', { name: 'Ravi Sample', phone: '+91 00000 00009' }],
    ['the same name alone', { phone: '+91 00000 00009', email: null }],
    ['a name that differs by a vowel sign', { name: 'Meera Sampleा' }],
  ])('with %s belongs to a new patient', async (_what, changes) => {
    expect(await patientOf(changes)).not.toBe(await patientOf({}));
  });

  test('keeps the details that were sent, and the card those of the first', async () => {
    const id = await patientOf({});
    await patientOf({ name: 'MEERA sample', phone: '00000 00001' });
    const names = await site.db.selectFrom('appointments').select(['name', 'phone']).orderBy('id').execute();
    expect(names).toEqual([
      { name: 'Meera Sample', phone: '+91 00000 00001' },
      { name: 'MEERA sample', phone: '00000 00001' },
    ]);
    const cards = await site.db.selectFrom('patients').select(['id', 'name', 'phone', 'email']).execute();
    expect(cards).toEqual([{ id, ...person }]);
  });

  test('says to the front desk whose it is, and nothing to the visitor', async () => {
    const { body } = await site.post('/api/appointments', await bookingOf(site));
    expect(body).not.toHaveProperty('patient_id');
    const [stored] = (await site.get('/api/appointments', await site.signIn('front-desk'))).body;
    expect(stored.patient_id).toEqual(expect.any(Number));
  });
});

describe('requests of the last release', () => {
  const count = 2_000;
  /** Each person sent two, and the members of a family have one number. */
  const nameOf = (index: number) => `Person ${index % (count / 2)}`;
  const phoneOf = (index: number) => `+91 9000 ${String(1_000_000 + Math.floor((index % (count / 2)) / 5)).slice(1)}`;

  beforeEach(async () => {
    const { state: state_id, city: city_id } = await bookingOf(site);
    const rows = Array.from({ length: count }, (_, index) => ({
      reference: `R${index}`,
      name: nameOf(index),
      phone: phoneOf(index),
      email: null,
      state_id,
      city_id,
      conditions: null,
      remarks: null,
      privacy_notice: null,
      created_at: index,
    }));
    await site.db.insertInto('appointments').values(rows).execute();
  });

  const unassigned = () => site.db.selectFrom('appointments').select('id').where('patient_id', 'is', null).execute();

  test('get their patients in batches, and go on where they were interrupted', async () => {
    expect(await assignPatients(site.db, site.clock.now)).toBe(true);
    const left = (await unassigned()).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(count);
    const stop = scheduleTimedJobs({
      ...site,
      clock: () => site.clock.now,
      instance: { hasRightClock: () => true },
      log: createLog(() => {}),
      everyMs: 20,
    });
    onTestFinished(stop);
    await expect.poll(async () => (await unassigned()).length, { timeout: 30_000 }).toBe(0);
    const patients = await site.db.selectFrom('patients').select(['name', 'created_at']).orderBy('id').execute();
    expect(patients).toHaveLength(count / 2);
    expect(patients[7]).toEqual({ name: 'Person 7', created_at: 7 });

    // An instance of the last release stores another one.
    await site.db
      .updateTable('appointments')
      .set({ patient_id: null })
      .where('reference', 'in', ['R3', 'R8'])
      .execute();
    await expect.poll(async () => (await unassigned()).length, { timeout: 30_000 }).toBe(0);
    expect(await site.db.selectFrom('patients').select('id').execute()).toHaveLength(count / 2);
  }, 60_000);

  test('that two instances assign at the same time belong to one patient each', async () => {
    const other = site.databaseUrl ? openPostgres(site.databaseUrl) : site.db;
    onTestFinished(async () => {
      if (site.databaseUrl) await other.destroy();
    });
    const assignAll = async (db: typeof other) => {
      while (await assignPatients(db, site.clock.now));
    };
    await Promise.all([assignAll(site.db), assignAll(other)]);
    await assignAll(site.db);
    expect(await unassigned()).toEqual([]);
    expect(await site.db.selectFrom('patients').select('id').execute()).toHaveLength(count / 2);
  }, 60_000);
});
