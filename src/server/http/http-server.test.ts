import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { problem } from '#contract/errors.ts';
import { createHttpServer } from './http-server.ts';

const server = createHttpServer({
  headersMs: 300,
  requestMs: 600,
  stalledMs: 300,
  responseMs: 600,
  checkMs: 50,
  idleMs: 1_000,
});
let port: number;
let held: ServerResponse | undefined;
beforeAll(async () => {
  server.on('request', (request, response) => {
    if (request.url === '/held') return void (held = response);
    const body = request.url === '/large' ? Buffer.alloc(large) : 'all of it';
    request.resume().on('end', () => response.end(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** More than the operating system's buffers hold. */
const large = 50_000_000;
const getLarge = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';
const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n';

/** Sends the beginning, then a byte every 50 ms until the server closes the connection. Returns the response. */
async function sendSlowly(beginning: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('x'), 50);
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  await once(socket, 'close');
  clearInterval(dripping);
  return answer;
}

const tooSlow = 'This arrived too slowly, so we stopped. Please try again with a better connection.';

test.each([
  ['headers that arrive a byte at a time are refused', `${head}X-Slow: `, 408, tooSlow],
  ['a body that arrives a byte at a time is refused', `${head}Content-Length: 999\r\n\r\n`, 408, tooSlow],
  ['a request that is not HTTP is refused', 'Good morning\r\n\r\n', 400, 'The request could not be read.'],
  [
    'headers of more than 16 KiB are refused',
    `${head}X-Long: ${'x'.repeat(17_000)}`,
    413,
    'This is too large to be sent.',
  ],
])('%s with problem details', async (_what, beginning, status, detail) => {
  const [headers = '', body = ''] = (await sendSlowly(beginning)).split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(headers).toContain('Content-Type: application/problem+json');
  expect(problem.strict().parse(JSON.parse(body))).toMatchObject({ status, detail });
});

describe('an address of more than 16 KiB', () => {
  const long = `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const short = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

  /** Sends one piece after another, each once the server has read the last one. Returns the answers. */
  async function send(...pieces: string[]) {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const [peer] = await accepted;
    let answers = '';
    socket.on('data', (text) => {
      answers += text;
    });
    let sent = 0;
    for (const piece of pieces) {
      socket.write(piece);
      sent += piece.length;
      await expect.poll(() => peer.bytesRead >= sent || socket.closed).toBe(true);
      if (piece === short) await expect.poll(() => answers).toContain('all of it');
    }
    if (!socket.closed) await once(socket, 'close');
    return answers;
  }

  test.each([
    ['on a new connection', [long]],
    ['on one that has been used before', [short, long]],
    ['in pieces', [short, long.slice(0, 9_000), long.slice(9_000)]],
  ])('is refused with problem details %s', async (_how, pieces) => {
    const answers = await send(...pieces);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...(pieces[0] === short ? ['HTTP/1.1 200'] : []),
      'HTTP/1.1 414',
    ]);
    expect(answers).toContain('This address is too long.');
  });

  test('is not answered in the middle of another response', async () => {
    const answers = await send(`${getLarge}${long}`);
    expect(answers).not.toContain('HTTP/1.1 414');
  });
});

test('long headers on a connection that has been used before are refused with problem details', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a silent connection is closed', async () => {
  const socket = connect(port, '127.0.0.1').resume();
  await once(socket, 'close');
  expect(socket.bytesWritten).toBe(0);
});

test('a request that arrives in time is answered', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(1_000_000) });
  expect(await answer.text()).toBe('all of it');
});

test('a connection on which a request was answered stays open until it has been idle for long', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const answered = performance.now();
  await once(socket.resume(), 'close');
  expect(performance.now() - answered).toBeGreaterThan(900); // more than it may be silent before
});

describe('a client that does not take its response', () => {
  /** Sends a request from a client that reads nothing by itself. Returns both ends of the connection. */
  async function ask(request: string) {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1').pause();
    client.write(request);
    onTestFinished(() => void client.destroy());
    return { client, accepted: (await accepted)[0] };
  }

  test('is disconnected', async () => {
    const stalled = await ask(getLarge);
    await once(stalled.accepted, 'close');
    expect(stalled.accepted.bytesWritten).toBeGreaterThan(0);
  });

  test('is disconnected too when it takes a little at a time', async () => {
    const sipping = await ask(getLarge);
    let taken = 0;
    const sip = setInterval(() => {
      taken += (sipping.client.read() as Buffer | null)?.length ?? 0;
    }, 20);
    await once(sipping.accepted, 'close');
    clearInterval(sip);
    expect(taken).toBeLessThan(large);
  });

  test('ends the requests that wait behind it', async () => {
    const ended: string[] = [];
    const watch = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
      void response.on('close', () => ended.push(url));
    server.on('request', watch);
    const stalled = await ask(getLarge + getLarge.replace('large', 'second') + getLarge.replace('large', 'third'));
    await once(stalled.accepted, 'close');
    await expect.poll(() => ended.length).toBe(3);
    expect(ended.toSorted()).toEqual(['/large', '/second', '/third']);
    server.off('request', watch);
  });

  test('is not confused with one whose response takes long to make', async () => {
    const answer = fetch(`http://127.0.0.1:${port}/held`);
    await expect.poll(() => held).toBeDefined();
    const stalled = await ask(getLarge);
    await once(stalled.accepted, 'close');
    held?.end('at last');
    expect(await (await answer).text()).toBe('at last');
  });
});
