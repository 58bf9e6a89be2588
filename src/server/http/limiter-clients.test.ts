import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '#contract/errors.ts';
import { createLog } from '#server/log.ts';
import { requestAddress } from './client-address.ts';
import { createHttpServer } from './http-server.ts';
import { createLimiter } from './limiter.ts';

/** The responses that the application has not yet given. */
let held: ServerResponse[];
let admitted: number;
let server: ReturnType<typeof createHttpServer>;
let port: number;

/** A server behind one proxy, so that each request can name its client. */
beforeEach(async () => {
  held = [];
  admitted = 0;
  server = createHttpServer();
  const { limitClient, stop } = createLimiter({
    log: createLog(() => undefined),
    addressOf: (request) => requestAddress(request, 1),
    isOurToken: async () => false,
    behindProxy: true,
    limits: { perConnection: 3, perClient: 5 },
  });
  server.once('close', stop);
  server.on('request', (request, response) =>
    limitClient(request, response, () => {
      admitted += 1;
      held.push(response);
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close().closeAllConnections());

const ask = (client: string) =>
  fetch(`http://127.0.0.1:${port}/api/clinic`, { headers: { 'X-Forwarded-For': client } });
const requests = (count: number) =>
  `GET /api/clinic HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`.repeat(count);
const answerAll = () => held.splice(0).forEach((response) => response.end());

/** Sends this on a connection that reads nothing until it is told to. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

test('a client with the maximum of requests in progress gets 429 for further ones, and others are answered', async () => {
  const first = Array.from({ length: 5 }, () => ask('192.0.2.1'));
  await expect.poll(() => admitted).toBe(5);
  const refused = await ask('192.0.2.1');
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(problem.strict().parse(await refused.json())).toMatchObject({
    status: 429,
    detail: 'There were too many requests. Please wait a moment and try again.',
  });
  const other = ask('192.0.2.2');
  await expect.poll(() => admitted).toBe(6);
  answerAll();
  for (const answer of [...first, other]) expect((await answer).status).toBe(200);
});

test('a client is admitted again as soon as one of its requests has been answered', async () => {
  const first = Array.from({ length: 5 }, () => ask('192.0.2.1'));
  await expect.poll(() => admitted).toBe(5);
  answerAll();
  await Promise.all(first.map(async (answer) => (await answer).text()));
  const next = ask('192.0.2.1');
  await expect.poll(() => admitted).toBe(6);
  answerAll();
  expect((await next).status).toBe(200);
});

test('a connection that pipelines beyond the maximum gets what fits, then 429, and is closed', async () => {
  const socket = await send(requests(20));
  await expect.poll(() => admitted).toBe(3);
  answerAll();
  let answers = '';
  socket
    .setEncoding('utf8')
    .on('data', (text) => (answers += text))
    .resume();
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(3).fill('HTTP/1.1 200'), 'HTTP/1.1 429']);
  expect(answers).toContain('Connection: close');
  expect(admitted).toBe(3);
});

test('a connection that has pipelined too much is not read any further', async () => {
  const [[accepted], socket] = (await Promise.all([once(server, 'connection'), send(requests(20))])) as [
    [Socket],
    Socket,
  ];
  await expect.poll(() => admitted).toBe(3);
  socket.write(requests(200_000));
  for (let other = 0; other < 20; other += 1) {
    const answer = ask('192.0.2.2');
    await expect.poll(() => held.length).toBe(4);
    held.pop()?.end();
    await answer;
  }
  expect(accepted.bytesRead).toBeLessThan(1_000_000);
  socket.destroy();
});

test('requests in progress on a closed connection no longer count', async () => {
  const sockets = await Promise.all([send(requests(3)), send(requests(2))]);
  await expect.poll(() => admitted).toBe(5);
  expect((await ask('192.0.2.1')).status).toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => {
      const answer = ask('192.0.2.1');
      await expect.poll(() => admitted).toBe(6);
      answerAll();
      return (await answer).status;
    })
    .toBe(200);
});
