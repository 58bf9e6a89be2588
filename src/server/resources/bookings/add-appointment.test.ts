import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverLimits } from '#contract/plain/limits.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

async function add(changes: object = {}, headers: Record<string, string> = {}) {
  return site.post('/api/admin/appointments', await bookingOf(site, changes), { ...admin, ...headers });
}

const newestAuditLogEntry = async () => (await site.get('/api/audit-log?limit=1', admin)).body[0];

describe('an appointment added for a caller', () => {
  test('is stored like any other, with a reference to read out', async () => {
    const { status, body } = await add({ name: 'Caller Sample', email: '' });
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    const { body: found } = await site.get('/api/appointments?q=caller&status=pending', admin);
    expect(found).toMatchObject([{ id: body.id, name: 'Caller Sample', email: null, remarks: null }]);
  });

  test('is recorded in the audit log with its reference, not with the name', async () => {
    const { body } = await add({ name: 'Secret Sample' });
    const entry = await newestAuditLogEntry();
    expect(entry).toMatchObject({ action: 'added', kind: 'appointment', subject_id: body.id, subject: body.reference });
    // The log joins the name when it is read.
    const { person, ...stored } = entry;
    expect(person).toBe('Secret Sample');
    expect(JSON.stringify(stored)).not.toContain('Secret');
  });

  test('is stored once, however often it is sent', async () => {
    const key = { 'Idempotency-Key': 'from-a-call' };
    const [first, second] = [await add({}, key), await add({}, key)];
    expect(second).toMatchObject({ status: 201, body: first.body });
    const after = await newestAuditLogEntry();
    expect(after.subject).toBe(first.body.reference);
    await add({}, key);
    expect((await newestAuditLogEntry()).id).toBe(after.id);
    expect((await add({ name: 'Another' }, key)).status).toBe(422);
  });

  test('is validated like any other, and a refused one is not recorded', async () => {
    const before = await newestAuditLogEntry();
    const { status, body } = await add({ treatmentType: [], phone: '12' });
    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['treatmentType', 'phone']);
    expect((await newestAuditLogEntry()).id).toBe(before.id);
  });

  test('is exempt from the rate limit of visitors', async () => {
    const booking = await bookingOf(site);
    for (let count = 0; count <= serverLimits.bookingRate.calls; count++) {
      expect((await site.post('/api/admin/appointments', booking, admin)).status).toBe(201);
    }
    expect((await site.post('/api/appointments', booking)).status).toBe(201);
  });
});
