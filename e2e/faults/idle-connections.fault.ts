import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bookingFor } from '../testing/book-through-stops.ts';
import { startSite } from '../testing/site.ts';

// Needs 10,000 open files on each side: `ulimit -n` must be 12,000 or more.

test('the site answers while ten thousand connections are silent, and closes them', async () => {
  const site = await startSite({ SEED: 'reference', RATE_LIMITS: 'off', BACKUPS: 'off' });
  onTestFinished(() => void site.stop());
  const port = Number(new URL(site.url).port);
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const body = JSON.stringify({ name: 'Meera Sample', ...(await bookingFor(site.url)) });

  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  let closed = 0;
  const started = performance.now();
  for (let batch = 0; batch < 100; batch += 1) sockets.push(...(await Promise.all(Array.from({ length: 100 }, open))));
  const openAfter = performance.now() - started;

  async function open() {
    // One address has about 28,000 ephemeral ports.
    const socket = connect({ port, host: '127.0.0.1' });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.resume().on('error', () => undefined);
    return socket.once('close', () => (closed += 1));
  }

  const alive = sockets.length - closed;
  const times: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const asked = performance.now();
    expect((await fetch(`${site.url}/`)).status).toBe(200);
    expect((await fetch(`${site.url}/api/appointments`, { ...post, body })).status).toBe(201);
    times.push(performance.now() - asked);
  }
  console.log(
    `${alive} open after ${openAfter.toFixed(0)} ms; a page and a booking took ${Math.max(...times).toFixed(0)} ms at most`,
  );
  expect(alive).toBeGreaterThan(9_000);
  while (closed < sockets.length && performance.now() - started < 60_000) await wait(200);
  console.log(`all closed ${(performance.now() - started).toFixed(0)} ms after the first`);
  expect(closed).toBe(sockets.length);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});
