import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readTraceIds } from './request-log.ts';

const uuid = '0189a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = { 'X-Request-Id': uuid, traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
const fresh = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

function idsOf(headers: Record<string, string>, isTrusted = true) {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return readTraceIds((name) => lower[name.toLowerCase()], isTrusted);
}

test('a request has the ids that our proxy has given it', () => {
  expect(idsOf(given)).toEqual({ requestId: uuid, traceId });
  expect(idsOf({ 'X-Request-Id': traceId }).requestId).toBe(traceId);
});

test('a client without a proxy cannot choose ids', () => {
  expect(idsOf(given, false)).toEqual({ requestId: fresh, traceId: undefined });
  expect(idsOf(given, false).requestId).not.toBe(uuid);
});

test('a request id that is no UUID is replaced', async () => {
  const failures = await failuresOf(
    ['', 'Meera Nair', '+91 77777 12345', `${uuid}\n`, `${uuid}0`, '0189a1b2-3c4d7e5f8a6b-7c8d9e0f1a2b'],
    (id) => expect(idsOf({ 'X-Request-Id': id }).requestId).toEqual(fresh),
  );
  expect(failures).toEqual([]);
});

test('a trace that breaks the rules of the W3C is ignored', async () => {
  const failures = await failuresOf(
    [
      'Meera',
      `00-${traceId}`,
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `ff-${traceId}-00f067aa0ba902b7-01`,
      `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    ],
    (traceparent) => expect(idsOf({ traceparent }).traceId).toBeUndefined(),
  );
  expect(failures).toEqual([]);
});

test('a later version of the header, which may be longer, is read', () =>
  expect(idsOf({ traceparent: `cc-${traceId}-00f067aa0ba902b7-01-what-comes` }).traceId).toBe(traceId));

describe('behind a proxy', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ trustedProxies: 1 });
  });
  afterAll(() => site.close());

  test('all lines and the answer of a failed request have its ids', async () => {
    await site.db.schema.alterTable('careers').renameTo('careers_elsewhere').execute();
    site.logged.length = 0;
    const { headers, body } = await site.get('/api/careers', given);
    const lines = site.logged.map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { level: 'error', requestId: uuid, traceId },
      { message: 'request', requestId: uuid, traceId, status: 500 },
    ]);
    expect([headers.get('X-Request-Id'), body.requestId]).toEqual([uuid, uuid]);
  });
});
