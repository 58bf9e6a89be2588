import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { routes } from '#contract/routes.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { startBalancer } from './testing/balancer.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookingFor } from './testing/book-through-stops.ts';
import { launchChromium } from './testing/chromium.ts';
import { freePort } from './testing/free-port.ts';
import { type Site, startProgram, startSite } from './testing/site.ts';
import { watchPage } from './testing/watch-page.ts';

const longer = { DRAIN_SECONDS: '60', SEED: 'reference' };

async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

async function statusOf(url: string) {
  return (await fetch(url)).status;
}

function terminate({ pid }: Site) {
  process.kill(pid, 'SIGTERM');
}

/** A booking of which everything but the last byte has been sent. */
async function startBooking({ url }: Site) {
  const body = JSON.stringify({ ...(await bookingFor(url)), name: 'Patient' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const sent = request(`${url}/api/appointments`, { method: 'POST', headers });
  await new Promise((resolve) => sent.write(body.slice(0, -1), resolve));
  return { finish: () => answerTo(sent.end(body.slice(-1))) };
}

async function openStream(site: Site) {
  const api = await signInToApi(site);
  const reader = (await api.appointments.events()).body?.getReader();
  await reader?.read();
  return { next: async () => reader?.read() };
}

test('an instance that is told to stop says so first, and answers on over connections that end', async () => {
  const site = await startSite(longer);
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const stream = await openStream(site);
  const before = await answerTo(get(`${site.url}/`, { agent }));
  expect(before.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  await text(before);

  terminate(site);
  await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503);
  for (const address of ['/', '/appointment', '/api/clinic']) {
    const answer = await answerTo(get(site.url + address, { agent }));
    expect([address, answer.statusCode, answer.headers.connection]).toEqual([address, 200, 'close']);
    await text(answer);
  }
  expect(await statusOf(`${site.url}/healthz`)).toBe(200);
  const booking = await startBooking(site);
  expect((await booking.finish()).statusCode).toBe(201);
  expect(await stream.next()).toMatchObject({ done: false });
});

test('then it takes no more connections, ends streams, and stops when it has answered what it had begun', async () => {
  const site = await startSite({ DRAIN_SECONDS: '0.5', SEED: 'reference' });
  const stream = await openStream(site);
  const booking = await startBooking(site);
  const exited = site.stop();
  while (!(await stream.next())?.done);
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow('fetch failed');
  const answer = await booking.finish();
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close']);
  expect(await json(answer)).toMatchObject({ reference: expect.any(String) });
  expect(await exited).toBe(0);
});

test('behind a proxy, idle connections stay open for longer than the proxy leaves them open', async () => {
  const site = await startSite({ TRUST_PROXY: '1', SEED: 'none' });
  const answer = await fetch(`${site.url}/healthz`);
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=620');
  expect(await site.stop()).toBe(0);
});

test('the admin area opens its stream again on another instance, and misses nothing', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const shared = { DATABASE_URL: postgres.url, SESSION_SECRET: 'a secret of at least thirty-two characters' };
  const first = await startSite({ ...shared, DRAIN_SECONDS: '1', SEED: 'reference' });
  onTestFinished(() => rmSync(first.dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const balancer = await startBalancer([first.url, `http://localhost:${port}`], { checkMs: 100 });
  onTestFinished(() => balancer.close());
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: balancer.url });
  const troubles = watchPage(page);
  const streams: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith(routes.appointments.events.path)) streams.push(sent.url());
  });
  await page.goto('/login');
  await signIn(page, first.admin);
  await page.getByText(appointmentMessages.empty).waitFor();
  await bookOverApi(balancer.url, 'Before Sample');
  await page.getByRole('link', { name: 'Open the request of Before Sample' }).waitFor();
  expect(streams).toHaveLength(1);

  const second = await startProgram({ ...shared, DATA_DIR: first.dataDir, PORT: String(port) });
  await expect.poll(() => balancer.inUse()).toHaveLength(2);
  terminate(first);
  await expect.poll(() => streams).toHaveLength(2);
  await bookOverApi(second.url, 'After Sample');
  await page.getByRole('link', { name: 'Open the request of After Sample' }).waitFor();
  expect(troubles).toEqual([]);
  expect(await second.stop()).toBe(0);
});
