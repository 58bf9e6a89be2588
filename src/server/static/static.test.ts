import { once } from 'node:events';
import { createServer, type IncomingMessage, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { prepare, prepareTemplate, send, sendFilled } from './prepared-response.ts';
import { acceptedEncoding } from './request-headers.ts';

const text = 'Good morning. '.repeat(100);
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0' };
const prepared = await prepare(200, headers, Buffer.from(text));

/** Parts of the answer at `/filled`. */
let template = await prepareTemplate(200, headers, { before: Buffer.from(''), after: Buffer.from('') });
let filled = '';

const server = createServer((request, response) => {
  if (request.url === '/filled') sendFilled(template, filled, request, response, {});
  else send(prepared, request, response, {});
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** Unlike fetch, neither decodes the body nor adds request headers. */
async function get(sent: Record<string, string> = {}, method = 'GET', path = '/') {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(
    openRequest({ port, host: '127.0.0.1', path, method, headers: sent }).end(),
    'response',
  )) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

describe('the encoding', () => {
  test('is the best that the client accepts', async () => {
    const failures = await failuresOf(
      [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip;q=1.0, br;q=0', 'gzip'],
        ['GZIP', 'gzip'],
        ['*', 'br'],
        ['identity', 'identity'],
        ['br;q=0.000', 'identity'],
        ['', 'identity'],
        ['\u00ff, ;;;,,q=', 'identity'],
      ],
      ([header, encoding]) => {
        expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding);
      },
    );
    expect(failures).toEqual([]);
  });

  test('does not change the decoded text', async () => {
    const plain = await get();
    const br = await get({ 'Accept-Encoding': 'br' });
    const gzip = await get({ 'Accept-Encoding': 'gzip' });
    expect([plain, br, gzip].map((answer) => answer.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect([plain.body, brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual([text, text, text]);
    expect(br.headers['content-length']).toBe(String(br.body.length));
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  test('has its own strong ETag', async () => {
    const answers = await Promise.all(['identity', 'br', 'gzip'].map((name) => get({ 'Accept-Encoding': name })));
    const tags = answers.map((answer) => answer.headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });
});

describe('a conditional request', () => {
  test('that is known is answered with 304 and no body', async () => {
    const failures = await failuresOf(
      [
        ['the ETag', (etag: string) => etag],
        ['the ETag among others', (etag: string) => `"other", W/${etag}`],
        ['any version', () => '*'],
      ],
      async ([, ifNoneMatch]) => {
        const { etag = '' } = (await get()).headers;
        const answer = await get({ 'If-None-Match': ifNoneMatch(etag) });
        expect(answer).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'public, max-age=0' } });
        expect(answer.body).toHaveLength(0);
      },
    );
    expect(failures).toEqual([]);
  });

  test('that is not known is answered with the whole body', async () => {
    const failures = await failuresOf(
      ['"other"', 'nonsense', '"', ',,,', '"\u00ff"', 'W/', '*"'],
      async (ifNoneMatch) => {
        expect(await get({ 'If-None-Match': ifNoneMatch })).toMatchObject({ status: 200, body: Buffer.from(text) });
      },
    );
    expect(failures).toEqual([]);
  });

  test('with the ETag of another encoding is answered with the whole body', async () => {
    const { etag = '' } = (await get({ 'Accept-Encoding': 'br' })).headers;
    expect((await get({ 'If-None-Match': etag })).status).toBe(200);
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([get({}, 'HEAD'), get()]);
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
});

describe('a range', () => {
  test('a range is answered with that range', async () => {
    const failures = await failuresOf(
      [
        ['bytes=0-3', 0, 4],
        ['bytes=5-', 5, text.length],
        ['bytes=-6', text.length - 6, text.length],
        ['bytes=1390-9999', 1390, text.length],
        ['bytes=-99999', 0, text.length],
      ],
      async ([range, from, to]) => {
        const answer = await get({ Range: range, 'Accept-Encoding': 'br' });
        expect(answer.status).toBe(206);
        expect(answer.body.toString()).toBe(text.slice(from, to));
        expect(answer.headers).toMatchObject({
          'content-range': `bytes ${from}-${to - 1}/${text.length}`,
          'content-length': String(to - from),
          'content-type': headers['content-type'],
        });
        expect(answer.headers['content-encoding']).toBeUndefined();
      },
    );
    expect(failures).toEqual([]);
  });

  test('a range beyond the end is refused with 416', async () => {
    const failures = await failuresOf(['bytes=1400-', 'bytes=99999-100000', 'bytes=-0'], async (range) => {
      expect(await get({ Range: range })).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */1400' } });
    });
    expect(failures).toEqual([]);
  });

  test('a malformed or unsupported range is answered with the whole body', async () => {
    const failures = await failuresOf(
      ['bytes=3-1', 'bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-', 'x'],
      async (range) => {
        expect(await get({ Range: range })).toMatchObject({ status: 200, body: Buffer.from(text) });
      },
    );
    expect(failures).toEqual([]);
  });

  test('of the version that the browser has is answered with 304', async () => {
    const { etag = '' } = (await get()).headers;
    expect((await get({ Range: 'bytes=0-3', 'If-None-Match': etag })).status).toBe(304);
    expect((await get({ Range: 'bytes=0-3', 'If-None-Match': '"other"' })).status).toBe(206);
  });

  test('of another version is answered with the whole body', async () => {
    const { etag = '' } = (await get()).headers;
    expect((await get({ Range: 'bytes=0-3', 'If-Range': '"other"' })).status).toBe(200);
    expect((await get({ Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206);
  });
});

describe('a template', () => {
  const words = fc.string({
    unit: fc.constantFrom('token', ' value="', '"/>', 'é', '👍🏽', '\n', 'a'),
    maxLength: 400,
  });
  const decode = { identity: String, br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

  test('reads as its parts with any text between, in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, words, fc.constantFrom('quick', 'best'), async (before, after, text, effort) => {
        const parts = { before: Buffer.from(before), after: Buffer.from(after) };
        template = await prepareTemplate(200, headers, parts, effort);
        filled = text;
        for (const [encoding, read] of Object.entries(decode)) {
          const answer = await get({ 'Accept-Encoding': encoding }, 'GET', '/filled');
          expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
          expect(String(read(answer.body))).toBe(before + text + after);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is sent as zstd to browsers that know it', async () => {
    const answer = await get({ 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 'GET', '/filled');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Accept-Encoding' });
  });
});
