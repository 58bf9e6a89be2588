import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { problem } from '#contract/errors.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { createLog } from '#server/log.ts';
import { type Capacity, createOverloadGuard } from './overload.ts';

let close: () => void;
afterEach(() => close());

/** A server with this capacity, and what it logs. */
async function serveWith(capacity: Capacity, answer: (response: ServerResponse) => void) {
  const logged: string[] = [];
  const guard = createOverloadGuard(
    createLog((line) => logged.push(line)),
    capacity,
  );
  const server = createServer((request, response) => guard.admit(request, response, () => answer(response)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => {
    guard.stop();
    server.close().closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { get, server, port, logged };
}

describe('with the maximum number of requests in progress', () => {
  async function serveFull() {
    const held: ServerResponse[] = [];
    const site = await serveWith(
      { inProgress: 2, blockedMs: 60_000, crowd: 1, retryAfterSeconds: 1 },
      (response) => void held.push(response),
    );
    const first = [site.get('/api/clinic'), site.get('/api/clinic')];
    const closeServer = close;
    close = () => {
      for (const response of held) response.end();
      closeServer();
    };
    await expect.poll(() => held.length).toBe(2);
    return { ...site, held, first };
  }

  test('another call is refused immediately with problem details that say when to retry', async () => {
    const { get } = await serveFull();
    const answer = await get('/api/clinic');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('1');
    const body = problem.strict().parse(await answer.json());
    expect(body).toMatchObject({ code: 'unavailable', detail: serverMessages.overloaded });
    expect(body.requestId).toBe(answer.headers.get('X-Request-Id'));
  });

  test('a refused connection is paused, so that a client cannot retry in a burst', async () => {
    const { port, logged } = await serveFull();
    const socket = connect(port, '127.0.0.1');
    const refusals: unknown[] = [];
    const send = () =>
      socket.write('POST /api/appointments HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}');
    socket.on('connect', send).on('data', (answer) => {
      refusals.push(answer);
      send();
    });
    await expect.poll(() => logged.length, { timeout: 3_000 }).toBe(1);
    expect(refusals.length).toBeLessThanOrEqual(2);
    expect(logged[0]).toMatch(/"requests":[12],/);
    socket.destroy();
  });

  test('a visitor gets the message on a page', async () => {
    const { get } = await serveFull();
    const answer = await get('/appointment');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(`<p>${serverMessages.overloaded}</p>`);
  });

  test.each([
    ['a health check', '/healthz', {}],
    ['an administrator', '/api/appointments', { Authorization: 'Bearer x' }],
  ])('%s is admitted', async (_who, path, headers) => {
    const { get, held } = await serveFull();
    const answer = get(path, headers);
    await expect.poll(() => held.length).toBe(3);
    for (const response of held) response.end();
    expect((await answer).status).toBe(200);
  });

  test('the next call is admitted as soon as one has been answered', async () => {
    const { get, held, first } = await serveFull();
    for (const response of held) response.end();
    await Promise.all(first.map(async (answer) => (await answer).text()));
    const next = get('/api/clinic');
    await expect.poll(() => held.length).toBe(3);
    for (const response of held) response.end();
    expect((await next).status).toBe(200);
  });
});

test('while a crowd blocks the event loop, only a part of it is admitted, and everyone afterwards', async () => {
  const work = (response: ServerResponse) => {
    const until = performance.now() + 50;
    while (performance.now() < until);
    response.end();
  };
  const { get, server, port } = await serveWith(
    { inProgress: 1_000, blockedMs: 100, crowd: 3, retryAfterSeconds: 1 },
    work,
  );
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  const crowd = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  await expect.poll(() => accepted).toBe(20);
  const answers = crowd.map(async (socket) => String((await once(socket, 'data'))[0]).slice(9, 12));
  for (const socket of crowd) socket.write('GET /api/clinic HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200', '503']));
  for (const socket of crowd) socket.destroy();
  await expect.poll(async () => (await get('/api/clinic')).status, { timeout: 5_000 }).toBe(200);
});
