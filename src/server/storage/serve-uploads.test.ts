import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '#server/http/app-env.ts';
import { serve } from '#server/testing/serve.ts';
import { createLocalStorage } from './local-storage.ts';
import { serveUploads } from './serve-uploads.ts';

const root = mkdtempSync(path.join(tmpdir(), 'clinic-uploads-'));
const storage = createLocalStorage(root);
const bytes = randomBytes(24 * 1_048_576);
const app = new Hono<AppEnv>();
/** The files that were opened. */
let opened: Readable[] = [];

beforeAll(async () => {
  await storage.put('uploads/gallery/large.webp', bytes);
  serveUploads(app, {
    ...storage,
    async find(key) {
      const file = await storage.find(key);
      if (file) opened.push(file.body);
      return file;
    },
  });
});
beforeEach(() => {
  opened = [];
});
afterAll(() => rmSync(root, { recursive: true }));

async function closed(file: Readable | undefined) {
  if (file && !file.closed) await new Promise((resolve) => file.once('close', resolve));
  return file?.closed;
}

test('a large file arrives whole, and is closed then', async () => {
  const response = await app.request('/uploads/gallery/large.webp');
  expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(await closed(opened[0])).toBe(true);
});

test('HEAD tells the size and leaves no file open', async () => {
  const response = await app.request('/uploads/gallery/large.webp', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(await response.text()).toBe('');
  expect(await closed(opened[0])).toBe(true);
});

test('a visitor who goes away leaves no file open', async () => {
  const server = await serve(app);
  const leaving = new AbortController();
  const response = await fetch(`${server.origin}/uploads/gallery/large.webp`, { signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  expect(await closed(opened[0])).toBe(true);
  server.close();
});
