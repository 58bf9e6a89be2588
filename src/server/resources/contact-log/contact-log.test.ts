import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Appointment } from '#contract/appointments.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const book = async (changes = {}): Promise<Appointment> =>
  (await site.post('/api/appointments', await bookingOf(site, changes))).body;
const read = async (reference: string) => (await site.get(`/api/appointments?q=${reference}`, admin)).body[0];
const marksOf = async (id: number) => (await site.get(`/api/appointments/${id}/told-marks`, admin)).body;
const tell = (id: number, message: string, channel: string, headers = admin) =>
  site.post(`/api/appointments/${id}/told-marks`, { message, channel }, headers);

test('a mark says who told the patient what, when and how', async () => {
  const { id, reference } = await book();
  const { status, body } = await tell(id, 'received', 'whatsapp', await site.signIn('front-desk'));
  expect(status).toBe(200);
  const mark = {
    id: expect.any(Number),
    created_at: new Date(site.clock.now).toISOString(),
    author: 'front-desk',
    message: 'received',
    channel: 'whatsapp',
    visit_starts_at: null,
  };
  expect(body).toMatchObject({ reference, remarks: null, stage: 'new', last_told: mark, version: 2 });
  expect(await read(reference)).toEqual(body);
  await tell(id, 'not-reached', 'sms');
  const [last, first] = await marksOf(id);
  expect(first).toEqual(mark);
  expect(last).toMatchObject({ message: 'not-reached', channel: 'sms', author: 'admin' });
  const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
  expect(entry).toMatchObject({ action: 'told', kind: 'appointment', subject: reference, fields: [] });
});

test('a mark that was set by mistake is removed', async () => {
  const { id, reference } = await book();
  await tell(id, 'received', 'phone');
  const [mark] = await marksOf(id);
  expect((await site.delete(`/api/told-marks/${mark.id}`, admin)).status).toBe(204);
  expect(await marksOf(id)).toEqual([]);
  expect(await read(reference)).toMatchObject({ last_told: null, version: 3 });
  expect((await site.delete(`/api/told-marks/${mark.id}`, admin)).status).toBe(404);
});

test.each([
  ['message', { message: 'praised', channel: 'sms' }],
  ['channel', { message: 'received', channel: 'pigeon' }],
])('an unknown %s is refused', async (field, body) => {
  const { id } = await book();
  const answer = await site.post(`/api/appointments/${id}/told-marks`, body, admin);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject([{ field }]);
  expect(await marksOf(id)).toEqual([]);
});

test('a request that does not exist has no marks', async () => {
  expect((await tell(999_999, 'received', 'sms')).status).toBe(404);
  expect((await site.get('/api/appointments/999999/told-marks', admin)).status).toBe(404);
});
