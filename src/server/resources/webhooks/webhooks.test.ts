import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { webhookEvents } from '#contract/plain/webhook-events.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { renewEncryption } from '#server/auth/encrypted.queries.ts';
import { createWebhookSecrets } from '#server/auth/webhook-secrets.ts';
import { addPractitioner, bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { startProgram } from '#server/testing/program-server.ts';
import { administrator, createTestApp, sessionSecret, type TestApp } from '#server/testing/test-app.ts';
import { type Deliverer, deliverNext } from './deliver.ts';
import { claimDelivery, listDeliveries } from './webhook-deliveries.queries.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi.

const proof = { currentPassword: administrator.password };
const hour = 3_600_000;

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let answer: (response: ServerResponse) => void;
let program: Awaited<ReturnType<typeof startProgram>>;
let deliverer: Deliverer;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  answer = (response) => response.writeHead(204).end();
  program = await startProgram((response) => answer(response));
  deliverer = {
    db: site.db,
    clock: () => site.clock.now,
    webhookSecrets: createWebhookSecrets(sessionSecret),
    options: program.options,
  };
  return async () => {
    program.close();
    await site.close();
  };
});

async function connect(events: readonly string[] = webhookEvents, url = program.url) {
  const { status, body } = await site.post('/api/webhooks', { url, events, ...proof }, admin);
  expect(status).toBe(201);
  return body as Webhook & { secret: string };
}
async function deliverAll() {
  while (await deliverNext(deliverer));
}
async function book(starts_at = '2026-11-23T10:00'): Promise<CalendarVisit> {
  const { id } = (await site.post('/api/admin/appointments', await bookingOf(site), admin)).body;
  return (await site.post('/api/visits', { appointment_id: id, practitioner_id: nila, starts_at, anyway: true }, admin))
    .body;
}
const setStatus = ({ id }: CalendarVisit, status: string) =>
  site.put(`/api/visits/${id}/status`, { status, anyway: true }, admin);
const list = async (): Promise<WebhookDelivery[]> => (await site.get('/api/webhook-deliveries', admin)).body;
const webhook = async (): Promise<Webhook> => (await site.get('/api/webhooks', admin)).body[0];
const states = async () => (await list()).map(({ state, status }) => `${state} ${status}`);
const messages = () => program.received.map(({ body }) => JSON.parse(body));
const typesOf = () => messages().map(({ type }) => type);

/** Signature as Standard Webhooks defines it, made without its library. */
function signatureOf(secret: string, index = 0) {
  const { headers = {}, body } = program.received[index] ?? {};
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a program hears of a request and of its visit, signed, with ids and times and nothing about the patient', async () => {
  const { secret } = await connect();
  const visit = await book();
  await deliverAll();
  expect(messages()).toEqual([
    { type: 'request.created', timestamp: '2026-11-20T06:00:00.000Z', data: { request_id: visit.appointment_id } },
    {
      type: 'visit.booked',
      timestamp: '2026-11-20T06:00:00.000Z',
      data: {
        visit_id: visit.id,
        request_id: visit.appointment_id,
        practitioner_id: nila,
        starts_at: '2026-11-23T04:30:00.000Z',
        ends_at: visit.ends_at,
      },
    },
  ]);
  expect(program.received[0]?.headers).toMatchObject({
    'webhook-signature': signatureOf(secret),
    'webhook-timestamp': String(site.clock.now / 1_000),
    'content-type': 'application/json',
  });
  expect(program.lookedUp).toHaveLength(2);
  expect(await states()).toEqual(['sent 204', 'sent 204']);
});

test('a visit that is moved, attended, cancelled and brought back is told as such, and what a program hears is what was chosen', async () => {
  await connect(['visit.changed', 'visit.cancelled', 'visit.attended', 'review.created']);
  const visit = await book('2026-11-20T11:00');
  const place = { practitioner_id: nila, room_id: null, anyway: true };
  await site.put(`/api/visits/${visit.id}`, { ...place, starts_at: '2026-11-20T11:15' }, admin);
  await site.put(`/api/visits/${visit.id}`, { ...place, starts_at: '2026-11-20T11:15' }, admin);
  for (const status of ['arrived', 'fulfilled', 'booked', 'cancelled', 'booked']) await setStatus(visit, status);
  await site.post('/api/submit-review', reviewOf());
  await deliverAll();
  expect(typesOf()).toEqual(['visit.changed', 'visit.attended', 'visit.changed', 'visit.cancelled', 'review.created']);
  expect(messages()[0].data.starts_at).toBe('2026-11-20T05:45:00.000Z');
});

test('what a failed change would have told is never sent', async () => {
  await connect();
  const visit = await book();
  const other = { ...(await bookingOf(site)), practitioner_id: nila, starts_at: visit.starts_at, anyway: false };
  expect((await site.post('/api/visits/walk-in', other, admin)).status).toBe(409);
  await deliverAll();
  expect(typesOf()).toEqual(['request.created', 'visit.booked']);
});

test('a program that fails is tried again in growing pauses for a day, then given up, and an owner reads so', async () => {
  answer = (response) => response.writeHead(503).end();
  await connect(['visit.booked']);
  await book();
  await deliverAll();
  await deliverAll();
  expect(program.received).toHaveLength(1);
  expect(await list()).toMatchObject([{ state: 'waiting', status: 503, reason: 'It answered 503.', attempts: 1 }]);
  const pauses: number[] = [];
  for (let last = site.clock.now; (await listDeliveries(site.db))[0]?.state !== 'failed'; site.clock.now += 60_000) {
    const before = program.received.length;
    await deliverAll();
    if (program.received.length === before) continue;
    pauses.push(Math.round((site.clock.now - last) / 60_000));
    last = site.clock.now;
  }
  expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(pauses.reduce((sum, minutes) => sum + minutes)).toBeGreaterThanOrEqual(24 * 60);
  expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  admin = await site.signIn();
  expect((await webhook()).failing_since).toBe('2026-11-20T06:00:00.000Z');
  expect((await site.get('/api/today', admin)).body.failing_programs).toEqual([new URL(program.url).host]);
});

test('one that works again gets what waited, is no trouble any more, and gets an old message again when an owner says so', async () => {
  answer = (response) => response.writeHead(500).end();
  await connect(['visit.booked']);
  await book();
  await book('2026-11-24T10:00');
  await deliverAll();
  answer = (response) => response.writeHead(200).end('thank you');
  site.clock.now += 61_000;
  await deliverAll();
  expect(await states()).toEqual(['sent 200', 'sent 200']);
  expect((await webhook()).failing_since).toBeNull();
  const [{ id } = { id: 0 }] = await list();
  expect((await site.post(`/api/webhook-deliveries/${id}/replay`, {}, admin)).status).toBe(204);
  expect((await site.post(`/api/webhook-deliveries/${id}/replay`, {}, admin)).status).toBe(404);
  const told = program.received.length;
  await deliverAll();
  expect(program.received).toHaveLength(told + 1);
  const ids = program.received.map(({ headers }) => headers['webhook-id']);
  expect(ids.filter((one) => one === ids.at(-1)).length).toBeGreaterThan(1);
});

test('a redirect is not followed, and of an answer of 10 MB only the beginning is read', async () => {
  await connect(['visit.booked']);
  answer = (response) => response.writeHead(302, { Location: '/elsewhere' }).end();
  await book();
  await deliverAll();
  expect(program.received.map(({ path }) => path)).toEqual(['/clinic']);
  expect(await list()).toMatchObject([{ status: 302, reason: 'It answers with a redirect, which is not followed.' }]);
  let written = 0;
  answer = (response) => {
    const chunk = Buffer.alloc(65_536);
    const more = () => {
      while (written < 10 * 1_048_576 && response.writable) {
        written += chunk.length;
        if (!response.write(chunk)) return;
      }
      response.end();
    };
    response.writeHead(200).on('drain', more);
    more();
  };
  site.clock.now += 61_000;
  await deliverAll();
  expect(await states()).toEqual(['sent 200']);
  expect(written).toBeLessThan(10 * 1_048_576);
});

test('a program that hangs keeps no other one waiting', async () => {
  const hanging = Promise.withResolvers<ServerResponse>();
  answer = (response) => hanging.resolve(response);
  await connect(['visit.booked']);
  const other = await startProgram((response) => response.writeHead(204).end());
  onTestFinished(other.close);
  await connect(['visit.booked'], other.url);
  await book();
  const first = deliverNext(deliverer);
  const response = await hanging.promise;
  expect(await deliverNext({ ...deliverer, options: other.options })).toBe(true);
  expect(await deliverNext(deliverer)).toBe(false);
  expect(other.received).toHaveLength(1);
  response.writeHead(204).end();
  await first;
  expect(await states()).toEqual(['sent 204', 'sent 204']);
});

test('a program that never answers is given up after the time that an attempt may take', async () => {
  answer = () => {};
  await connect(['visit.booked']);
  await book();
  await deliverNext({ ...deliverer, timeoutMs: 50 });
  expect(await list()).toMatchObject([{ state: 'waiting', reason: 'It did not answer within 10 seconds.' }]);
});

test('what an instance was sending when it was stopped is sent by another one, with the same id', async () => {
  await connect(['visit.booked']);
  await book();
  const claimed = await claimDelivery(site.db, site.clock.now);
  expect(await deliverNext(deliverer)).toBe(false);
  site.clock.now += 61_000;
  await deliverAll();
  expect(program.received.map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.delivery.message_id]);
});

test('the former secret signs as well for 24 hours after it was replaced', async () => {
  const { id, secret } = await connect(['visit.booked']);
  const renewed = await site.post(`/api/webhooks/${id}/secret`, proof, admin);
  await book();
  await deliverAll();
  const signatures = (index: number) => program.received[index]?.headers['webhook-signature'];
  expect(signatures(0)).toBe(`${signatureOf(renewed.body.secret)} ${signatureOf(secret)}`);
  site.clock.now += 24 * hour;
  admin = await site.signIn();
  await book('2026-11-24T10:00');
  await deliverAll();
  expect(signatures(1)).toBe(signatureOf(renewed.body.secret, 1));
});

test('a secret is shown once, and stored encrypted', async () => {
  const { id, secret } = await connect();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify((await site.get('/api/webhooks', admin)).body)).not.toContain('secret"');
  const row = await site.db.selectFrom('webhooks').select('secret').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.secret).not.toContain(secret.slice(6));
});

test('a secret signs on when SESSION_SECRET is replaced, and without it an owner reads why nothing is sent', async () => {
  const { secret } = await connect(['visit.booked']);
  await book();
  const next = 'another-session-secret-of-32-characters';
  deliverer.webhookSecrets = createWebhookSecrets(next);
  await deliverNext(deliverer);
  expect(await list()).toMatchObject([{ reason: 'Its secret cannot be read any more. Please replace it.' }]);
  await renewEncryption(site.db, `${next},${sessionSecret}`);
  site.clock.now += 61_000;
  await deliverAll();
  expect(program.received[0]?.headers['webhook-signature']).toBe(signatureOf(secret));
});

test('only a public https address can be connected, with the password', async () => {
  const failures = await failuresOf(
    [
      'http://programs.example',
      'https://me:secret@programs.example',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest',
      'nonsense',
      'ftp://programs.example',
    ],
    async (url) => {
      const { status, body } = await site.post('/api/webhooks', { url, events: ['visit.booked'], ...proof }, admin);
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ field: 'url' }]);
    },
  );
  expect(failures).toEqual([]);
  const form = { url: program.url, events: ['visit.booked'], currentPassword: 'not the password' };
  expect((await site.post('/api/webhooks', form, admin)).body.errors).toMatchObject([{ field: 'currentPassword' }]);
});

test('a name that leads into the network is never reached, and an owner reads why', async () => {
  const { port } = new URL(program.url);
  await connect(['visit.booked'], `https://localhost:${port}/`);
  await book();
  delete deliverer.options;
  await deliverAll();
  expect(program.received).toEqual([]);
  expect(await list()).toMatchObject([{ reason: 'Its address is inside a network, not on the internet.' }]);
});

test('the log has the last 200, and what waits is never dropped from it', async () => {
  const { id } = await connect(['visit.booked']);
  await book();
  for (let sent = 0; sent < 205; sent += 1) await site.post(`/api/webhooks/${id}/test`, {}, admin);
  await deliverAll();
  expect(typesOf().filter((type) => type === 'test')).toHaveLength(205);
  expect(await list()).toHaveLength(200);
  expect(await site.db.selectFrom('webhook_deliveries').select('id').execute()).toHaveLength(200);
});

test('a program hears only of what an owner has chosen by then, and of nothing once it is disconnected', async () => {
  const { id } = await connect(['visit.booked']);
  await site.put(`/api/webhooks/${id}`, { events: ['review.created'] }, admin);
  await book();
  expect(await list()).toEqual([]);
  await site.put(`/api/webhooks/${id}`, { events: ['visit.booked'] }, admin);
  await book('2026-11-24T10:00');
  expect(await list()).toHaveLength(1);
  expect((await site.delete(`/api/webhooks/${id}`, admin)).status).toBe(204);
  await deliverAll();
  expect(program.received).toEqual([]);
  expect(await list()).toEqual([]);
});
