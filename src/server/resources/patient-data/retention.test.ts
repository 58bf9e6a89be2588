import { beforeEach, describe, expect, test } from 'vitest';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { applicationOf, bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listOldAppointments, lockOldAppointments } from './patient-data.queries.ts';
import { applyRetentionNightly } from './retention.service.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  await sendIn('2023-05-20');
  await sendIn('2026-05-20');
  site.clock.now = Date.parse('2026-11-20T06:00:00Z');
  admin = await site.signIn();
  return () => site.close();
});

/** An appointment of someone, a hidden review and a published one. */
async function sendIn(day: string) {
  site.clock.now = Date.parse(`${day}T06:00:00Z`);
  await site.post('/api/appointments', await bookingOf(site, { name: `Patient of ${day}` }));
  await site.post('/api/submit-review', reviewOf());
  await site.post('/api/submit-review', reviewOf());
  const headers = await site.signIn();
  const [{ id }] = (await site.get('/api/reviews?limit=1', headers)).body;
  await site.put(`/api/reviewVisibility/${id}`, { isActive: true }, headers);
}

const nothing = { patients: 0, appointments: 0, reviews: 0, applications: 0 };
const planFor = async (months: string) => (await site.get(`/api/patient-data/retention?months=${months}`, admin)).body;
const plan = async () => (await site.get('/api/patient-data/retention', admin)).body;
const proof = { currentPassword: administrator.password };
const set = (periods: object) => site.put('/api/patient-data/retention', { ...periods, ...proof }, admin);
const setMonths = (months: unknown) => set({ months });
const days = async () => {
  const rows = await site.db.selectFrom('appointments').select('created_at').orderBy('id').execute();
  return rows.map(({ created_at }) => new Date(created_at).toISOString().slice(0, 10));
};

describe('a dry run', () => {
  test('reports what a period would erase, and erases nothing', async () => {
    expect(await plan()).toEqual({ months: null, before: null, ...nothing, application_days: 180 });
    expect(await planFor('36')).toMatchObject({ before: '2023-11-20T06:00:00.000Z', appointments: 1, reviews: 1 });
    expect(await planFor('3')).toMatchObject({ appointments: 2, reviews: 2 });
    expect(await planFor('120')).toMatchObject({ appointments: 0, reviews: 0 });
    expect(await days()).toEqual(['2023-05-20', '2026-05-20']);
    expect(await plan()).toMatchObject({ months: null });
  });
});

describe('the period', () => {
  test('is unset by default, and part of the clinic profile once set', async () => {
    expect((await site.get('/api/clinic')).body.retentionMonths).toBeNull();
    expect((await setMonths(36)).body).toMatchObject({ months: 36, appointments: 1, reviews: 1 });
    const { version, ...profile } = (await site.get('/api/clinic')).body;
    expect(profile.retentionMonths).toBe(36);
    await site.put('/api/clinic', profile, { ...admin, 'If-Match': `"${version}"` });
    expect((await site.get('/api/clinic')).body.retentionMonths).toBe(36);
    expect((await setMonths(null)).body).toMatchObject({ months: null });
  });

  test('takes the owner’s password', async () => {
    for (const given of [{}, { currentPassword: '' }, { currentPassword: 'wrong' }]) {
      const { status, body } = await site.put('/api/patient-data/retention', { months: 36, ...given }, admin);
      expect([status, body.errors[0].field]).toEqual([422, 'currentPassword']);
    }
    expect((await site.get('/api/clinic')).body.retentionMonths).toBeNull();
  });

  test('is named in the audit log when it changes', async () => {
    const lastFields = async () => (await site.get('/api/audit-log?limit=1', admin)).body[0].fields;
    await set({ months: 36, application_days: 90 });
    expect(await lastFields()).toEqual(['retention of requests and reviews', 'retention of job applications']);
    await set({ months: 36, application_days: 180 });
    expect(await lastFields()).toEqual(['retention of job applications']);
    await set({ months: null, application_days: 180 });
    expect(await lastFields()).toEqual(['retention of requests and reviews']);
  });

  test.each([0, 241, 1.5, 'soon'])('cannot be %j', async (months) => {
    const { status, body } = await setMonths(months);
    expect([status, body.errors[0].field]).toEqual([422, 'months']);
  });
});

describe('every night', () => {
  test('nothing is erased if no period is set', async () => {
    expect(await applyRetentionNightly(site.db, site.clock.now)).toEqual(nothing);
    expect(await days()).toHaveLength(2);
  });

  test('old records are erased by one of the instances, except for published reviews', async () => {
    await setMonths(36);
    const runs = await Promise.all([1, 2].map(() => applyRetentionNightly(site.db, site.clock.now)));
    expect(runs).toEqual(
      expect.arrayContaining([{ patients: 1, appointments: 1, reviews: 1, applications: 0 }, nothing]),
    );
    expect(await days()).toEqual(['2026-05-20']);
    expect((await site.get('/api/approved-reviews')).body).toHaveLength(2);
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({
      administrator: null,
      action: 'erased',
      kind: 'patient-data',
      subject: 'older than 36 months: 1 request, 1 review, 1 contact card',
    });
  });
});

describe('a patient', () => {
  test('who has sent a request or was here since keeps all of theirs', async () => {
    await site.post('/api/appointments', await bookingOf(site, { name: 'Patient of 2023-05-20' }));
    expect(await planFor('36')).toMatchObject({ appointments: 0, reviews: 1 });
  });

  test('without requests is as old as the last change of the card', async () => {
    await site.db.deleteFrom('appointments').execute();
    expect(await planFor('36')).toMatchObject({ patients: 1, appointments: 0 });
    await setMonths(36);
    expect(await applyRetentionNightly(site.db, site.clock.now)).toMatchObject({ patients: 1 });
    expect(await site.db.selectFrom('patients').select('name').execute()).toEqual([{ name: 'Patient of 2026-05-20' }]);
  });
});

describe('a job application', () => {
  const day = 24 * 3_600_000;
  const erase = async () => (await applyRetentionNightly(site.db, site.clock.now)).applications;

  test('is erased with its file after 180 days, or as many as an owner says', async () => {
    const opening = { position: 'Front desk', description: 'Text.', experience: 1 };
    const { id } = (await site.post('/api/careers', opening, admin)).body;
    await site.post(`/api/careers/${id}/applications`, applicationOf());
    site.clock.now += 179 * day;
    expect(await erase()).toBe(0);
    admin = await site.signIn();
    const periods = { months: null, application_days: 200 };
    expect((await set(periods)).body).toMatchObject(periods);
    expect((await site.get('/api/form-notice')).body.application).toContain('200 days after you send it');
    site.clock.now += 2 * day;
    expect(await erase()).toBe(0);
    site.clock.now += 20 * day;
    admin = await site.signIn();
    expect(await plan()).toMatchObject({ applications: 1 });
    expect(await erase()).toBe(1);
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    const subject = 'older than 200 days: 0 requests, 0 reviews, 1 application';
    expect(entry).toMatchObject({ administrator: null, action: 'erased', kind: 'patient-data', subject });
    expect(await site.storage.list()).toHaveLength(1);
    await endUndo(site);
    expect(await site.storage.list()).toEqual([]);
  });

  test.each([0, 3_651, 1.5, 'soon'])('is not stored for %j days', async (application_days) => {
    const { status, body } = await set({ months: null, application_days });
    expect([status, body.errors[0].field]).toEqual([422, 'application_days']);
  });
});

describe('a request with a visit', () => {
  const visit = { practitioner_id: null, room_id: null, created_at: 1 };
  const visitOn = (day: string, status: 'fulfilled' | 'cancelled') => {
    const starts_at = Date.parse(`${day}T06:00:00Z`);
    const times = { starts_at, ends_at: starts_at + 1_800_000, status };
    return site.db
      .insertInto('visits')
      .values({ ...visit, ...times, appointment_id: 1 })
      .execute();
  };

  test('is as old as its last visit', async () => {
    await visitOn('2026-10-01', 'cancelled');
    expect(await planFor('36')).toMatchObject({ appointments: 1 });
    await visitOn('2024-01-10', 'fulfilled');
    expect(await planFor('36')).toMatchObject({ appointments: 0 });
    expect(await planFor('24')).toMatchObject({ appointments: 1 });
    await setMonths(36);
    await applyRetentionNightly(site.db, site.clock.now);
    expect(await days()).toHaveLength(2);
  });

  test('that gets a visit between the listing and the lock stays', async () => {
    const old = await listOldAppointments(site.db, site.clock.now, 10);
    await visitOn('2026-12-01', 'fulfilled');
    const ids = old.map(({ id }) => id);
    expect(ids).toEqual([1, 2]);
    const locked = site.db.transaction().execute((trx) => lockOldAppointments(trx, site.clock.now, ids));
    expect(await locked).toMatchObject([{ id: 2 }]);
  });
});

describe('`npm run admin -- retention`', () => {
  async function run(...args: string[]) {
    const { dataDir, databaseUrl } = site;
    const ended = await runProgram('admin', ['retention', ...args], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    return (ended.output + ended.problem).trim();
  }

  /** The command uses the real time. */
  async function renewTheNewer() {
    for (const table of ['appointments', 'reviews'] as const)
      await site.db
        .updateTable(table)
        .set({ created_at: Date.now() })
        .where('created_at', '>', Date.UTC(2026))
        .execute();
  }

  test('erases old records, or only reports them with --dry-run', async () => {
    await setMonths(36);
    await renewTheNewer();
    expect(await run('--dry-run')).toBe(
      '1 request, 1 review older than 36 months would be erased. Nothing has been erased.',
    );
    expect(await days()).toHaveLength(2);
    expect(await run()).toBe('1 request, 1 review, 1 contact card older than 36 months erased.');
    expect(await days()).toHaveLength(1);
  });

  test('does nothing without a period', async () => {
    expect(await run()).toBe('Nothing is erased automatically: the clinic has set no retention period.');
    expect(await days()).toHaveLength(2);
  });
});
