import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { problem } from '#contract/errors.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { createTokens } from '#server/auth/tokens.ts';
import { createLog } from '#server/log.ts';
import { createLimiter } from './limiter.ts';

const tokens = createTokens('one secret', Date.now);
const inAnHour = Date.now() + 3_600_000;
const token = await tokens.sign({ sessionId: 'session', administratorId: 1 }, inAnHour);
const foreignToken = await createTokens('another secret', Date.now).sign(
  { sessionId: 'session', administratorId: 1 },
  inAnHour,
);

let close: () => void;
afterEach(() => close());

/** A server with this capacity, and what it logs. */
async function serveWith(
  limits: Parameters<typeof createLimiter>[0]['limits'] & object,
  answer: (response: ServerResponse) => void | Promise<void>,
  behindProxy = false,
) {
  const logged: string[] = [];
  const guard = createLimiter({
    addressOf: () => '',
    log: createLog((line) => logged.push(line)),
    isOurToken: async (token) => (await tokens.verify(token)) !== null,
    behindProxy,
    limits,
  });
  const server = createServer((request, response) => {
    guard.admit(request, response, async () => answer(response));
  });
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
  const capacity = { inProgress: 2, blockedMs: 60_000, crowd: 1, retryAfterSeconds: 1 };

  async function serveFull(behindProxy?: boolean) {
    const held: ServerResponse[] = [];
    const site = await serveWith(
      capacity,
      async (response) => {
        held.push(response);
        await once(response, 'close');
      },
      behindProxy,
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
    expect(body).toMatchObject({ code: 'unavailable', detail: serverMessages.tooBusy });
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
    expect(await answer.text()).toContain(`<p>${serverMessages.tooBusy}</p>`);
  });

  test('a connection that a proxy shares between clients is not paused', async () => {
    const { port } = await serveFull(true);
    const socket = connect(port, '127.0.0.1');
    let refusals = 0;
    const send = () => socket.write('GET /api/clinic HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.on('connect', send).on('data', () => {
      refusals += 1;
      send();
    });
    await expect.poll(() => refusals).toBeGreaterThan(10);
    socket.destroy();
  });

  test.each([
    ['garbage', 'Bearer x'],
    ['a token that another key has signed', `Bearer ${foreignToken}`],
    ['a token under another scheme', `Basic ${token}`],
  ])('a call with %s is refused like any other', async (_what, Authorization) => {
    const { get } = await serveFull();
    expect((await get('/api/appointments', { Authorization })).status).toBe(503);
  });

  test.each([
    ['a health check', '/healthz', {}],
    ['an administrator', '/api/appointments', { Authorization: `Bearer ${token}` }],
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

test('a response that its client does not read takes no capacity from others', async () => {
  const large = Buffer.alloc(50_000_000);
  const capacity = { inProgress: 1, blockedMs: 60_000, crowd: 1, retryAfterSeconds: 1 };
  const { get, port } = await serveWith(
    capacity,
    (response) => void response.end(response.req.url === '/' ? large : ''),
  );
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  expect((await get('/api/clinic')).status).toBe(200);
  socket.destroy();
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
