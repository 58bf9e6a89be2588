import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';
import { type Site, startSite } from './testing/site.ts';

/** Longest time for which a request may delay those of other clients, in ms. */
const limit = 300;
/** A busy machine makes a request wait now and then; the program makes it wait each time. */
const attempts = 3;

let site: Site;
let authorization: string;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'off' });
  const { token } = await (await post('/api/admin/login', site.admin)).json();
  authorization = `Bearer ${token}`;
  const [city] = await (await fetch(`${site.url}/api/cities/17`)).json();
  const booking = {
    name: 'Meera',
    phone: '+91 98765 00000',
    state: 17,
    city: city.city_id,
    treatmentType: [1],
    conditions: `a${'\t'.repeat(4_998)}a`,
  };
  for (let rows = 0; rows < 300; rows += 10)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => post('/api/appointments', booking))))
      expect(status).toBe(201);
});
afterAll(() => site.stop());

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

function send(path: string, { headers, ...init }: Init = {}) {
  return fetch(site.url + path, { ...init, headers: { Authorization: authorization, ...headers } });
}

function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) };
  return fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function upload(path: string, body: string) {
  return send(path, { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body });
}

function saveBlog(content: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: 'Knees', status: 'Draft', content })) body.set(name, value);
  return send('/api/blogs', { method: 'POST', body });
}

/** Its file is read after the answer. */
async function importWordpress() {
  const answer = await upload('/api/imports/wordpress?as_drafts=1', wxrOf(wxrItem(1, { content: deepHtml })));
  const { id } = await answer.clone().json();
  while ((await (await send(`/api/imports/${id}`)).json()).state === 'reading') await setTimeout(20);
  return answer;
}

const deepHtml = '<b>'.repeat(40_000) + '</i>'.repeat(20_000);
const hostile: Record<string, [status: number, ask: () => Promise<Response>]> = {
  'an export of tabs as CSV': [200, () => send('/api/appointments/export')],
  'an export of tabs for Excel': [200, () => send('/api/appointments/export/excel')],
  'a Markdown file that takes its parser minutes': [
    201,
    () =>
      post('/api/imports/markdown', { as_drafts: 1, files: [{ name: 'a.md', text: `# A\n${'_a*'.repeat(20_000)}` }] }),
  ],
  'deep HTML in a blog': [201, () => saveBlog(deepHtml)],
  'deep HTML in an export of WordPress': [201, importWordpress],
  'a table of apostrophes': [
    200,
    () =>
      upload(
        '/api/imports/tables/openings/preview',
        `Position,Description,Years of experience\n${"'".repeat(40_000)}\t,a,1\n`,
      ),
  ],
  'JSON in JSON': [
    422,
    () => post('/api/previews/notice', { text: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) }),
  ],
};

/** The longest that a small request of another client takes while the other one is answered, in ms. */
async function longestWait(ask: () => Promise<Response>) {
  const answered = new AbortController();
  const answer = ask()
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .finally(() => answered.abort());
  let longest = 0;
  while (!answered.signal.aborted) {
    const start = performance.now();
    await (await fetch(`${site.url}/api/symptoms?${start}`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    await setTimeout(25);
  }
  return { longest, status: await answer };
}

test.each(Object.entries(hostile))('%s keeps no other client waiting', async (_name, [expected, ask]) => {
  const waits: number[] = [];
  for (let attempt = 0; attempt < attempts && !waits.some((wait) => wait < limit); attempt += 1) {
    const { longest, status } = await longestWait(ask);
    expect(status).toBe(expected);
    waits.push(Math.round(longest));
  }
  expect(Math.min(...waits), `waits: ${waits.join(', ')} ms`).toBeLessThan(limit);
});
