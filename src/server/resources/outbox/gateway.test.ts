import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import * as webhookMessages from '#contract/messages/webhooks.ts';
import { webhookEvents } from '#contract/plain/webhook-events.ts';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createWebhookSecrets } from '#server/auth/webhook-secrets.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startProgram } from '#server/testing/program-server.ts';
import { administrator, createTestApp, sessionSecret, siteOrigin, type TestApp } from '#server/testing/test-app.ts';
import { deliverNext } from '../webhooks/deliver.ts';
import { addReminders, sendNext } from './send-messages.ts';
import type { Sender } from './sender.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. There is no mail server.

const phone = '+91 98765 00001';

let site: TestApp;
let admin: { Authorization: string };
let answer: (response: ServerResponse) => void;
let gateway: Awaited<ReturnType<typeof startProgram>>;
let sender: Sender;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  answer = (response) => response.writeHead(204).end();
  gateway = await startProgram((response) => answer(response));
  const clock = () => site.clock.now;
  sender = {
    db: site.db,
    clock,
    sharedTime: async () => clock(),
    mailer: undefined,
    siteUrl: new URL(siteOrigin),
    patientLinks: createSecretLinks(sessionSecret, 'patient link'),
    deliverer: {
      db: site.db,
      clock,
      webhookSecrets: createWebhookSecrets(sessionSecret),
      options: gateway.options,
      timeoutMs: 3_000,
    },
  };
  return async () => {
    gateway.close();
    await site.close();
  };
});

const connect = (body: object) =>
  site.post('/api/webhooks', { url: gateway.url, ...body, currentPassword: administrator.password }, admin);
const request = async (changes: object = {}) =>
  (await site.post('/api/appointments', await bookingOf(site, { email: null, phone, ...changes }))).body.id as number;
const messagesOf = async (id: number) => (await site.get(`/api/appointments/${id}/messages`, admin)).body;
const toldOf = async (id: number) => (await site.get(`/api/appointments/${id}/told-marks`, admin)).body;
const received = () => gateway.received.map(({ body }) => JSON.parse(body));
async function sendAll() {
  while (await sendNext(sender));
}

test('a patient without an e-mail address gets messages by the gateway, with number and text', async () => {
  expect((await connect({ channel: 'whatsapp' })).body).toMatchObject({ channel: 'whatsapp', events: [] });
  const practitioner_id = await addPractitioner(site, 'Nila');
  const appointment_id = await request();
  await sendAll();
  expect(received()).toMatchObject([
    { type: 'message.send', data: { channel: 'whatsapp', to: phone, message: 'received' } },
  ]);
  expect(received()[0].data.text).toMatch(/^Hello Meera Sample, thank you for your request/);
  expect(gateway.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
  expect(await toldOf(appointment_id)).toMatchObject([{ message: 'received', channel: 'whatsapp', author: null }]);

  const visit = { appointment_id, practitioner_id, starts_at: '2026-11-25T10:00', anyway: true };
  const { id } = (await site.post('/api/visits', visit, admin)).body;
  site.clock.now += 200_000;
  await sendAll();
  expect((await site.get(`/api/visits/${id}`, admin)).body).toMatchObject({ to_tell: null });
  site.clock.now = Date.parse('2026-11-24T10:30:00+05:30');
  admin = await site.signIn();
  await addReminders(sender);
  await sendAll();
  await addReminders(sender);
  await sendAll();
  expect(received().map(({ data }) => data.message)).toEqual(['received', 'confirmed', 'reminder']);
  expect(received()[2].data.text).toContain(`${siteOrigin}/visit/`);
});

test('a patient with an e-mail address, and a clinic without a gateway, get nothing by it', async () => {
  const before = await request();
  await connect({ channel: 'sms' });
  const withMail = await request({ email: 'patient@example.com', name: 'Asha Sample' });
  await sendAll();
  expect(gateway.received).toEqual([]);
  expect([await messagesOf(before), await messagesOf(withMail)]).toEqual([[], []]);
});

test('what the gateway refuses is named in words; without an answer no one knows, and a busy one is asked again', async () => {
  await connect({ channel: 'sms' });
  const stateAfter = async (reply: typeof answer, name: string) => {
    answer = reply;
    const id = await request({ name });
    await sendAll();
    return (await messagesOf(id)).map(({ state, reason }: Record<string, string>) => [state, reason]);
  };
  expect(await stateAfter((response) => response.writeHead(400).end(), 'One Sample')).toEqual([
    ['refused', 'The gateway answered 400.'],
  ]);
  expect(await stateAfter(() => {}, 'Two Sample')).toEqual([
    ['unknown', 'The gateway did not answer within 10 seconds.'],
  ]);
  expect(await stateAfter((response) => response.writeHead(503).end(), 'Three Sample')).toEqual([
    ['waiting', 'The gateway answered 503.'],
  ]);
  answer = (response) => response.writeHead(204).end();
  site.clock.now += 61_000;
  const [, , first] = gateway.received;
  await sendAll();
  expect(gateway.received[3]?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

test('number and text go to the gateway alone, and there is one', async () => {
  await connect({ events: webhookEvents });
  await connect({ channel: 'sms' });
  const again = await connect({ channel: 'whatsapp' });
  expect(again).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'channel', message: webhookMessages.oneGateway }] },
  });
  expect((await connect({ events: [] })).status).toBe(422);
  await request();
  await sendAll();
  while (sender.deliverer && (await deliverNext(sender.deliverer)));
  expect(received().map(({ type }) => type)).toEqual(['message.send', 'request.created']);
  expect(JSON.stringify(received()[1])).not.toMatch(/98765|Meera/);
});
