import { once } from 'node:events';
import http, { Agent, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverLimits } from '#contract/plain/limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { adminPaths, fixedPaths } from './testing/pages.ts';
import { type Site, startSite } from './testing/site.ts';

// Programs can send anything to the form addresses, which answer browsers without scripts.

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'off', BACKUPS: 'off' });
});
afterAll(() => site.stop());

type Fields = Record<string, string | Blob>;

const kerala = '17';

async function bookingFields(name: string): Promise<Fields> {
  const cities = (await (await fetch(`${site.url}/api/cities/${kerala}`)).json()) as { city_id: number }[];
  const place = { state: kerala, city: String(cities[0]?.city_id) };
  return { intent: 'send', treatmentType: '1', name, phone: '+91 00000 00009', ...place };
}

async function reviewFields(name: string): Promise<Fields> {
  return { rating: '5', name, email: 'posted@example.com', mobile: '+91 00000 00009' };
}

function formOf(fields: Fields) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site.url + address, { method: 'POST', body, headers });

/** How many bookings and reviews are stored under a name. */
function countStored(name: string) {
  const database = new DatabaseSync(path.join(site.dataDir, 'clinic.sqlite'), { readOnly: true });
  const count = (table: string) =>
    Number(database.prepare(`select count(*) as count from ${table} where name = ?`).get(name)?.['count']);
  const stored = count('appointments') + count('reviews');
  database.close();
  return stored;
}

/** Text that a person reads in a page or a problem. */
function sentencesIn(answer: string) {
  return answer.replace(/^[^]*<body>|<script[^]*?<\/script>|<[^>]*>/g, ' ');
}

const thousand = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, 'x']));
const failedPage = 'This page did not load.';
const tooOld = 'This form has been open for too long. Please send it again.';

/** Changes to a valid form, with the status and sentence that must answer each. */
const wrong: [what: string, change: (valid: Fields) => BodyInit, status: number, sentence: string, type?: string][] = [
  ['an intent that no button has', (valid) => formOf({ ...valid, intent: 'erase' }), 400, failedPage],
  ['an intent that every object has', (valid) => formOf({ ...valid, intent: 'constructor' }), 400, failedPage],
  ['a forged token', (valid) => formOf({ ...valid, formToken: 'form.mhq2s1.made.up' }), 422, tooOld],
  [
    'a token that is too long',
    (valid) => formOf({ ...valid, formToken: 'k'.repeat(serverLimits.idempotencyKey + 1) }),
    400,
    'The Idempotency-Key is too long.',
  ],
  ['JSON', (valid) => JSON.stringify(valid), 415, failedPage, 'application/json'],
  ['plain text', () => 'name=Posted', 415, failedPage, 'text/plain'],
  [
    'a form that breaks off',
    () => '--x\r\nContent-Disposition: form-',
    415,
    failedPage,
    'multipart/form-data; boundary=x',
  ],
  [
    'a file where text belongs',
    (valid) => formOf({ ...valid, name: new File(['Posted'], 'name.txt') }),
    422,
    'Please enter your name.',
  ],
  ['files only', (valid) => formOf({ ...valid, ...filesFor(valid) }), 422, 'Please enter your name.'],
  [
    'a thousand fields of no form',
    ({ intent = '' }) => formOf({ intent, ...thousand }),
    422,
    'Please enter your name.',
  ],
];

function filesFor(fields: Fields): Fields {
  const texts = Object.keys(fields).filter((field) => field !== 'intent');
  return Object.fromEntries(texts.map((field) => [field, new File(['1'], 'one.txt')]));
}

describe.each([
  ['/appointment', bookingFields],
  ['/review', reviewFields],
])('a form that is sent to %s without scripts', (address, fieldsOf) => {
  test('is refused with a sentence and not stored, when it is wrong', async () => {
    const failures = await failuresOf(wrong, async ([, change, status, sentence, type]) => {
      const answer = await post(address, change(await fieldsOf('Refused')), type ? { 'Content-Type': type } : {});
      expect(answer.status).toBe(status);
      expect(sentencesIn(await answer.text())).toContain(sentence);
      expect(countStored('Refused')).toBe(0);
    });
    expect(failures).toEqual([]);
  });

  test('with more than a form may hold is refused with a sentence', async () => {
    const agent = new Agent({ keepAlive: true }); // of its own: the server closes the connection
    const request = http.request(site.url + address, { method: 'POST', agent });
    request.setHeader('Content-Type', 'application/x-www-form-urlencoded');
    request.end('x'.repeat(serverLimits.jsonBody + 1));
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(await text(answer)).toContain('This is too large to be sent.');
    agent.destroy();
  });

  test('twice with the same token is stored once, and both answers say that it arrived', async () => {
    const name = `Replayed to ${address}`;
    const fields = { ...(await fieldsOf(name)), formToken: `token of ${address}`.replaceAll(' ', '-') };
    for (const _ of ['first', 'second']) {
      const answer = await post(address, formOf(fields));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(name);
    }
    expect(countStored(name)).toBe(1);
  });

  test.each([
    ['no token, such as a page sends that could get none', {}],
    ['a token that no header can hold', { formToken: 'ключ\r\nX-Made: up' }],
  ])('with %s is stored', async (what, token) => {
    const name = `With ${what} to ${address}`;
    const body = new URLSearchParams({ ...((await fieldsOf(name)) as Record<string, string>), ...token });
    expect((await post(address, body)).status).toBe(200);
    expect(countStored(name)).toBe(1);
  });
});

const others = fixedPaths.filter((address) => address !== '/appointment' && address !== '/review');

test('a form that is sent to another page is refused with a sentence', async () => {
  const failures = await failuresOf([...adminPaths, ...others], async (address) => {
    for (const body of [formOf({ intent: 'add', name: 'Posted' }), JSON.stringify({ name: 'Posted' })]) {
      const answer = await post(address, body);
      expect(answer.status).toBe(405);
      expect(sentencesIn(await answer.text())).toMatch(/This page did not load\.|The admin area needs JavaScript\./);
    }
  });
  expect(failures).toEqual([]);
});

test('none of these is a fault of the server', () => {
  const faults = site.output().match(/^.*("POST".*"status":5\d\d|TypeError).*$/gm);
  expect(faults).toBeNull();
});
