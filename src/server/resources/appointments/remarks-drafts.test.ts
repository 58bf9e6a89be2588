import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf } from '#server/testing/fixtures.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const book = async (changes = {}) => (await site.post('/api/appointments', await bookingOf(site, changes))).body;
const drafts = async (headers = admin) => (await site.get('/api/appointments/drafts', headers)).body;
const type = (id: number, text: string, headers = admin) =>
  site.put(`/api/appointments/${id}/draft`, { text }, headers);

async function signInAsColleague() {
  const colleague = { email: 'colleague@example.com', password: 'mango tractor evening' };
  await site.post('/api/administrators', { ...colleague, currentPassword: administrator.password }, admin);
  const { body } = await site.post('/api/admin/login', colleague);
  return { Authorization: `Bearer ${body.token}` };
}

describe('remarks that are typed and not saved', () => {
  test('are there again in the next session of the same administrator, and of no one else', async () => {
    const { id, reference } = await book();
    expect((await type(id, 'Called.')).status).toBe(204);
    expect((await type(id, ' Called twice. ')).status).toBe(204);
    const stored = {
      appointment_id: id,
      reference,
      text: ' Called twice. ',
      typed_at: new Date(site.clock.now).toISOString(),
    };
    expect(await drafts()).toEqual([stored]);
    expect(await drafts(await signInAsColleague())).toEqual([]);
    await site.post('/api/admin/logout', undefined, admin);
    admin = await site.signIn();
    expect(await drafts()).toEqual([stored]);
    expect((await site.get('/api/appointments', admin)).body[0]).toMatchObject({ remarks: null, version: 1 });
  });

  test.each(['', '   '])('are deleted when nothing is left of them: %j', async (text) => {
    const { id } = await book();
    await type(id, 'Called.');
    expect((await type(id, text)).status).toBe(204);
    expect((await drafts()).map((draft: { appointment_id: number }) => draft.appointment_id)).not.toContain(id);
  });

  test('are deleted when the remarks are saved', async () => {
    const { id } = await book();
    await type(id, 'Called.');
    await site.put(`/api/appointments/${id}/remark`, { remarks: 'Called.' }, admin);
    expect((await drafts()).map((draft: { appointment_id: number }) => draft.appointment_id)).not.toContain(id);
  });

  test('are refused for a request that does not exist, and when they are very long', async () => {
    expect((await type(999_999, 'Called.')).status).toBe(404);
    const { id } = await book();
    expect((await type(id, 'x'.repeat(5_001))).status).toBe(422);
  });

  test('belong to look-up, export and erasure of the patient’s data', async () => {
    const contact = 'draft.patient@example.com';
    const { id } = await book({ name: 'Draft Patient', email: contact });
    await type(id, 'Xyloremark.');
    const found = (await site.post('/api/patient-data/find', { contact }, admin)).body;
    expect(found.appointments).toMatchObject([{ id, drafts: ['Xyloremark.'] }]);
    const chosen = { contact, appointments: [id], reviews: [] };
    const exported = (await site.post('/api/patient-data/export', chosen, admin)).body;
    expect(exported.appointments).toMatchObject([{ id, drafts: ['Xyloremark.'] }]);
    expect(
      (await site.post('/api/patient-data/erase', { ...chosen, currentPassword: administrator.password }, admin))
        .status,
    ).toBe(200);
    const rows = await site.db.selectFrom('remarks_drafts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Xyloremark');
  });
});
