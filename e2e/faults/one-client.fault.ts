import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ms, percentile } from '../../bench/machine.ts';
import { bookingFor } from '../testing/book-through-stops.ts';
import { prepareHoarder } from '../testing/hoard-responses.ts';
import { startSite } from '../testing/site.ts';

// Needs the addresses 127.0.0.2 to 127.0.0.202, which Linux and Windows have.

const seconds = 60;
const pauseMs = 50;

/** Times in ms, by kind of call. */
type Times = Record<string, number[]>;

test('fifty connections of one client that read nothing shut no one else out', async () => {
  const site = await startSite({ SEED: 'reference' });
  onTestFinished(() => void site.stop());
  const { hostname, port } = new URL(site.url);
  const booking = JSON.stringify({ name: 'Meera Sample', ...(await bookingFor(site.url)) });
  const calls = {
    page: { path: '/' },
    'page with a form': { path: '/appointment' },
    booking: { path: '/api/appointments', body: booking },
    login: { path: '/api/admin/login', body: JSON.stringify(site.admin) },
  };

  /** Resolves with the status and the time until the last byte, on a new connection. */
  async function ask({ path, body }: { path: string; body?: string }, localAddress: string) {
    const started = performance.now();
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const method = body ? 'POST' : 'GET';
    const asked = request({ hostname, port, path, method, headers, localAddress, agent: false }).end(body);
    const [answer] = await once(asked, 'response');
    await once(answer.resume(), 'end');
    return { status: answer.statusCode as number, took: performance.now() - started };
  }

  /** Makes each kind of call again and again, each time from the next of two hundred addresses, from 127.0.0.3 on. */
  async function useSite(): Promise<Times> {
    const until = performance.now() + seconds * 1_000;
    const kinds = Object.entries(calls).map(async ([kind, call]) => {
      const times: number[] = [];
      for (let round = 0; performance.now() < until; round += 1) {
        const { status, took } = await ask(call, `127.0.0.${3 + (round % 200)}`);
        expect([kind, status]).toEqual([kind, kind === 'booking' ? 201 : 200]);
        times.push(took);
        await wait(pauseMs);
      }
      return [kind, times] as const;
    });
    return Object.fromEntries(await Promise.all(kinds));
  }

  const quiet = await useSite();

  const hoard = await prepareHoarder({ url: site.url, localAddress: '127.0.0.2' });
  const sockets = new Set<Socket>();
  let opened = 0;
  const over = new AbortController();
  /** One of the fifty; when the server disconnects it, it comes again. */
  async function attack() {
    while (!over.signal.aborted) {
      const socket = await hoard();
      opened += 1;
      sockets.add(socket);
      await once(socket, 'close');
      sockets.delete(socket);
    }
  }
  const attacks = Array.from({ length: 50 }, attack);
  const attacked = await useSite();
  expect(sockets.size).toBeGreaterThan(40);
  over.abort();
  for (const socket of sockets) socket.destroy();
  await Promise.all(attacks);

  console.log(`${opened} connections of 127.0.0.2`);
  const p99s = Object.keys(calls).map((kind) => {
    const p99 = { kind, quiet: percentile(quiet[kind] ?? [], 0.99), attacked: percentile(attacked[kind] ?? [], 0.99) };
    console.log(`${attacked[kind]?.length} × ${kind}: p99 ${ms(p99.quiet)} when quiet, ${ms(p99.attacked)} attacked`);
    return p99;
  });
  for (const p99 of p99s) expect(p99.attacked, p99.kind).toBeLessThanOrEqual(Math.max(2 * p99.quiet, 50));
});
