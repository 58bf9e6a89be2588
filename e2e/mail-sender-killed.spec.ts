import { cpSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { admin, ready, type Site, startProgram } from './testing/site.ts';
import { monday } from './testing/weeks-ahead.ts';

async function mailServer(options = {}) {
  const server = await startMailServer(options);
  onTestFinished(async () => {
    server.dropConnections();
    await server.close();
  });
  return server;
}

/** A mail server that takes the text of a mail and never answers. */
async function silentServer() {
  const { promise: taken, resolve } = Promise.withResolvers<string>();
  const server = await mailServer({
    onData: (stream: NodeJS.ReadableStream) => void text(stream).then(resolve),
  });
  return { ...server, taken };
}

const messageId = (source: string) => /^Message-ID: (\S+)/im.exec(source)?.[1];

/** A clinic whose program is started with one mail server after the other. */
function openClinic() {
  const dataDir = temporaryFolder('clinic-mail-');
  cpSync(inject('seededDatabase'), dataDir, { recursive: true });
  const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return {
    async start(SMTP_URL: string): Promise<Site> {
      const mail = { SMTP_URL, MAIL_FROM: 'visits@clinic.example' };
      const site = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...account, ...mail });
      let isStopped = false;
      const stop: Site['stop'] = async (signal) => {
        if (isStopped) return null;
        isStopped = true;
        return site.stop(signal);
      };
      onTestFinished(async () => void (await stop()));
      await ready(site.url);
      return { ...site, stop };
    },
    /** Lets what waits be due, and the lease of what is being sent be over. */
    hurry() {
      const database = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'), { timeout: 5_000 });
      database.exec(`update outbox set due_at = 1 where state in ('waiting', 'sending')`);
      database.close();
    },
  };
}

async function statesOf(site: Site, reference: string) {
  const api = await signInToApi(site);
  const { id } = await api.appointments.getByReference({ params: { reference } });
  return (await api.outbox.list({ params: { id } })).map(({ message, state }) => `${message} ${state}`);
}

test('after kill -9 while the mail server is silent, an acknowledgement is unknown and not sent again', async () => {
  const clinic = openClinic();
  const silent = await silentServer();
  const killed = await clinic.start(silent.url);
  const reference = await bookOverApi(killed.url, 'Killed Sender', { email: 'killed@example.com' });
  await silent.taken;
  await killed.stop('SIGKILL');
  clinic.hurry();
  const answering = await mailServer();
  const site = await clinic.start(answering.url);
  await expect.poll(() => statesOf(site, reference), { timeout: 20_000 }).toEqual(['received unknown']);
  expect(answering.received).toEqual([]);
});

test('after kill -9 while the mail server is silent, a change is sent once more, as the same message', async () => {
  const clinic = openClinic();
  const first = await mailServer();
  const site = await clinic.start(first.url);
  const reference = await bookOverApi(site.url, 'Moved Sender', { email: 'moved@example.com' });
  const api = await signInToApi(site);
  const { id: appointment_id } = await api.appointments.getByReference({ params: { reference } });
  const visit = await api.visits.create({ body: { appointment_id, starts_at: `${monday}T10:00`, anyway: true } });
  clinic.hurry();
  await expect.poll(() => statesOf(site, reference), { timeout: 20_000 }).toContain('confirmed sent');
  const { version: ifMatch } = await api.visits.get({ params: { id: visit.id } });
  await api.visits.update(
    { params: { id: visit.id }, body: { starts_at: `${monday}T11:00`, anyway: true } },
    { ifMatch },
  );
  await site.stop();

  const silent = await silentServer();
  const killed = await clinic.start(silent.url);
  clinic.hurry();
  const taken = await silent.taken;
  await killed.stop('SIGKILL');
  clinic.hurry();
  const answering = await mailServer();
  const last = await clinic.start(answering.url);
  await expect.poll(() => statesOf(last, reference), { timeout: 20_000 }).toContain('changed sent');
  expect(answering.received.map(({ source }) => messageId(source))).toEqual([messageId(taken)]);
});
