import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '#contract/errors.ts';
import { createHttpServer } from './http-server.ts';

const server = createHttpServer({ headersMs: 300, requestMs: 600, checkMs: 50 });
let port: number;
beforeAll(async () => {
  server.on('request', (request, response) => {
    request.resume().on('end', () => response.end('all of it'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

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

const tooSlow = 'This came in too slowly, so it was given up. Please try again with a better connection.';

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

test('a silent connection is closed', async () => {
  const socket = connect(port, '127.0.0.1').resume();
  await once(socket, 'close');
  expect(socket.bytesWritten).toBe(0);
});

test('a request that arrives in time is answered', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(1_000_000) });
  expect(await answer.text()).toBe('all of it');
});
