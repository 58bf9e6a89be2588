import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { examineCertificate, timeElsewhere } from './ask-site.ts';
import { examineClock } from './doctor.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const day = 86_400_000;
const year = 365 * day;
const facts = { now, madeAt: now - day, isSynchronized: true, elsewhere: now + 1_000 };

test.each([
  ['is right', {}, true, 'is kept right by NTP'],
  ['is a year behind', { now: now - year, elsewhere: null }, false, 'before this version was made'],
  ['is a year ahead', { now: now + year, isSynchronized: false }, false, 'is 365 days off'],
  ['is five minutes off', { now: now + 300_000 }, false, 'is 5 minutes off'],
  ['is right by chance', { isSynchronized: false }, true, 'but no NTP keeps it so'],
  ['cannot be compared', { isSynchronized: false, elsewhere: null }, false, 'nothing could be compared with'],
])('a clock that %s is recognised', (_clock, changes, isGood, words) => {
  expect(examineClock({ ...facts, ...changes })).toEqual({ isGood, text: expect.stringContaining(words) });
});

test.each([
  ['is renewed', {}, true, 'is valid until 2026-12-27'],
  ['is not renewed', { validTo: now + 10 * day }, false, 'was not renewed in time'],
  ['has ended, or the clock is a year ahead', { validTo: now - day }, false, 'not at what the clock says now'],
  ['is not signed', { problem: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, false, 'Browsers do not trust'],
])('a certificate that %s is recognised', (_certificate, changes, isGood, words) => {
  const facts = { validFrom: now - 60 * day, validTo: now + 30 * day, problem: '', ...changes };
  expect(examineCertificate('clinic.example', facts, now)).toEqual({ isGood, text: expect.stringContaining(words) });
});

test('the time of another server comes from its answer, and is unknown without one', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404, { Date: new Date(now).toUTCString() }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  onTestFinished(() => void server.close());
  expect(await timeElsewhere(url)).toBe(now);
  server.close();
  await once(server, 'close');
  expect(await timeElsewhere(url)).toBeNull();
});
