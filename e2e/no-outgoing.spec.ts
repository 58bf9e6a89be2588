import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { signInToApi } from './testing/admin-api.ts';
import { type Site, startSite } from './testing/site.ts';
import { readSitemap } from './testing/sitemap.ts';

const recorder = path.join(import.meta.dirname, 'testing/record-outgoing.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'clinic-outgoing-'));
const log = path.join(folder, 'log');

let site: Site;
beforeAll(async () => {
  const NODE_OPTIONS = `--import=${recorder}`;
  site = await startSite({ NODE_OPTIONS, OUTGOING_LOG: log, RATE_LIMITS: 'off', BACKUPS: 'off' });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const outgoing = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);

const address = 'https://evil.invalid/';
const hosts = { Host: 'evil.invalid', 'X-Forwarded-Host': 'evil.invalid', 'X-Forwarded-For': 'evil.invalid' };
const pointers = {
  ...hosts,
  Referer: address,
  Forwarded: 'for=evil.invalid;host=evil.invalid',
  'X-Original-URL': address,
};

/** Right where a visitor's form has to be, with addresses of elsewhere in all that is free. */
const visitorBody = {
  name: address,
  email: 'a@evil.invalid',
  phone: '+91 00000 00001',
  mobile: '+91 00000 00001',
  rating: 5,
  conditions: `<img src="${address}">`,
  description: address,
  state: 17,
  city: 1,
  treatmentType: [1],
  image_url: address,
  url: address,
};

async function call({ method, path, query, body }: Endpoint, headers: Record<string, string>) {
  const filled = path.replace(/\{\w+\}/g, encodeURIComponent(address));
  const search = new URLSearchParams(
    [...Object.keys(query?.shape ?? {}), 'url', 'next'].map((name) => [name, address]),
  );
  const json = { ...headers, 'Content-Type': 'application/json' };
  const sent = body ? { headers: json, body: JSON.stringify(visitorBody) } : { headers };
  const response = await fetch(`${site.url}${filled}?${search.toString()}`, { method, ...sent });
  await response.arrayBuffer();
  return response.status;
}

test('nothing that visitors send makes the server ask another one', async () => {
  const calls = allEndpoints.filter(({ answers }) => answers !== 'text/event-stream');
  const statuses: number[] = [];
  // One after the other: a crowd is refused on a slow machine.
  for (const endpoint of calls) statuses.push(await call(endpoint, pointers));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(201);
  const pages = ['/', '/login', '/appointment', '/review', '/nothing', ...(await readSitemap(site)).slice(0, 20)];
  for (const page of pages)
    await (await fetch(`${site.url}${page}?url=${address}`, { headers: pointers })).arrayBuffer();
  for (const page of ['/appointment', '/review'])
    await (
      await fetch(site.url + page, { method: 'POST', body: new URLSearchParams({ name: address }) })
    ).arrayBuffer();
  expect(outgoing()).toEqual([]);
});

test('the recorder sees the one request that there is: for a picture whose address an administrator has entered', async () => {
  const api = await signInToApi(site);
  const body = { title: 'Picture', content: 'Words', status: 0, image_url: `${address}a.png` } as const;
  await expect(api.blogs.create({ body })).rejects.toThrow('could not be fetched');
  expect(outgoing()).toEqual(['connect evil.invalid', 'look up evil.invalid']);
});
