import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { serveUploads } from '#server/static/serve-uploads.ts';
import { serve } from '#server/testing/serve.ts';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

const root = mkdtempSync(path.join(tmpdir(), 'clinic-uploads-'));
const storage = createLocalStorage(root);
const samples = createLocalStorage(path.join(root, 'samples'));
const large = '/uploads/gallery/large.jpg';
const small = '/uploads/small-480.avif';
const bytes = randomBytes(24 * 1_048_576);
const app = new Hono<AppEnv>();
/** Streams that the server has opened. */
let opened: Readable[] = [];

beforeAll(async () => {
  await storage.put(large.slice(1), bytes);
  await storage.put(small.slice(1), bytes.subarray(0, 1_000));
  const noting: Storage = {
    ...storage,
    async get(...args) {
      const file = await storage.get(...args);
      if (file) opened.push(file.body);
      return file;
    },
  };
  serveUploads(app, noting, samples);
});
beforeEach(() => {
  opened = [];
});
afterAll(() => rmSync(root, { recursive: true }));

const get = (headers: Record<string, string> = {}) => app.request(small, { headers });
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function closed(file: Readable | undefined) {
  if (file && !file.closed) await new Promise((resolve) => file.once('close', resolve));
  return file?.closed;
}

test('a large file arrives complete and is then closed', async () => {
  const response = await app.request(large);
  expect(Buffer.compare(await bodyOf(response), bytes)).toBe(0);
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(await closed(opened[0])).toBe(true);
});

test('HEAD has the headers of GET and opens no file', async () => {
  const whole = await get();
  opened = [];
  const response = await app.request(small, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
  expect(response.status).toBe(200);
  expect([...response.headers]).toEqual([...whole.headers]);
  expect(await response.text()).toBe('');
  expect(opened).toEqual([]);
});

test('the file is closed when the visitor disconnects', async () => {
  const server = await serve(app);
  const leaving = new AbortController();
  const response = await fetch(server.origin + large, { signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  expect(await closed(opened[0])).toBe(true);
  server.close();
});

describe('a conditional request', () => {
  test('that is known is answered with 304, also for a range', async () => {
    const failures = await failuresOf(
      [
        ['the ETag', (etag: string) => etag],
        ['the ETag among others', (etag: string) => `"other", W/${etag}`],
        ['any version', () => '*'],
      ],
      async ([, ifNoneMatch]) => {
        const etag = (await get()).headers.get('ETag') ?? '';
        expect(etag).toMatch(/^"[\w-]+"$/);
        opened = [];
        for (const range of [{}, { Range: 'bytes=0-1' }]) {
          const response = await get({ 'If-None-Match': ifNoneMatch(etag), ...range });
          expect(response.status).toBe(304);
          expect(response.headers.get('ETag')).toBe(etag);
          expect(await response.text()).toBe('');
        }
        expect(opened).toEqual([]);
      },
    );
    expect(failures).toEqual([]);
  });

  test('that is not known is answered with the whole file', async () => {
    const failures = await failuresOf(
      ['"other"', 'nonsense', '"', ',,,', 'W/', '*"', '"a', '\u00ff'],
      async (ifNoneMatch) => {
        const response = await get({ 'If-None-Match': ifNoneMatch });
        expect(response.status).toBe(200);
        expect(await bodyOf(response)).toHaveLength(1_000);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('a range', () => {
  test('a range is answered with that range', async () => {
    const failures = await failuresOf(
      [
        ['bytes=0-3', 0, 4],
        ['bytes=5-', 5, 1_000],
        ['bytes=-6', 994, 1_000],
        ['bytes=990-99999', 990, 1_000],
        ['bytes=-99999', 0, 1_000],
        ['bytes=999-999', 999, 1_000],
      ],
      async ([range, from, to]) => {
        const response = await get({ Range: range });
        expect(response.status).toBe(206);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-range': `bytes ${from}-${to - 1}/1000`,
          'content-length': String(to - from),
          'content-type': 'image/avif',
          'accept-ranges': 'bytes',
        });
        expect(Buffer.compare(await bodyOf(response), bytes.subarray(from, to))).toBe(0);
      },
    );
    expect(failures).toEqual([]);
  });

  test('a range beyond the end is refused with 416', async () => {
    const failures = await failuresOf(['bytes=1000-', 'bytes=99999-100000', 'bytes=-0'], async (range) => {
      const response = await get({ Range: range });
      expect(response.status).toBe(416);
      expect(response.headers.get('Content-Range')).toBe('bytes */1000');
    });
    expect(failures).toEqual([]);
  });

  test('a malformed or unsupported range is answered with the whole file', async () => {
    const failures = await failuresOf(
      ['bytes=3-1', 'bytes=', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-', 'x'],
      async (range) => {
        const response = await get({ Range: range });
        expect(response.status).toBe(200);
        expect(await bodyOf(response)).toHaveLength(1_000);
      },
    );
    expect(failures).toEqual([]);
  });

  test('of another version is answered with the whole file', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    expect((await get({ Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT', 'nonsense'])
      expect((await get({ Range: 'bytes=0-3', 'If-Range': other })).status).toBe(200);
  });
});

test('a sample picture is served from the build, or from the uploads if the build has none of this name', async () => {
  const [row, other] = ['/uploads/gallery/sample-knee-3-480.avif', '/uploads/gallery/sample-ankle-0-480.avif'];
  await storage.put(row.slice(1), Buffer.from('a copy of an earlier version'));
  await storage.put(other.slice(1), Buffer.from('a drawing of an earlier version'));
  expect(await (await app.request(row)).text()).toBe('a copy of an earlier version');
  await samples.put('knee-480.avif', Buffer.from('as built'));
  const response = await app.request(row, { headers: { Range: 'bytes=3-' } });
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  expect(await response.text()).toBe('built');
  expect(await (await app.request(other)).text()).toBe('a drawing of an earlier version');
});
