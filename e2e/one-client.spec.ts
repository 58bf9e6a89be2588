import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { bookingFor } from './testing/book-through-stops.ts';
import { prepareHoarder } from './testing/hoard-responses.ts';
import { type Site, startSite } from './testing/site.ts';

const from = (address: string) => ({ 'X-Forwarded-For': address, 'Content-Type': 'application/json' });

/** Returns the answers to a visitor and an administrator at other addresses. */
async function useSite(site: Site, address: string) {
  const headers = from(address);
  const booking = JSON.stringify({ name: 'Meera Sample', ...(await bookingFor(site.url)) });
  const post = (path: string, body: string) => fetch(site.url + path, { method: 'POST', headers, body });
  const answers = await Promise.all([
    fetch(site.url, { headers }),
    fetch(`${site.url}/appointment`, { headers }),
    post('/api/appointments', booking),
    post('/api/admin/login', JSON.stringify(site.admin)),
  ]);
  return answers.map(({ status }) => status);
}

test('connections that pipeline hundreds of requests and read no response shut no one else out', async () => {
  const site = await startSite({ TRUST_PROXY: '1', SEED: 'reference' });
  onTestFinished(() => void site.stop());
  const hoard = await prepareHoarder({ url: site.url, headers: 'X-Forwarded-For: 192.0.2.1\r\n' });
  const sockets = await Promise.all(Array.from({ length: 10 }, hoard));
  for (const address of ['192.0.2.2', '192.0.2.3']) expect(await useSite(site, address)).toEqual([200, 200, 201, 200]);
  for (const socket of sockets) {
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1.1 200 /g)?.length ?? 0).toBeLessThanOrEqual(16);
    expect(answers.match(/HTTP\/1.1 429 /g)).not.toBeNull();
  }
});
