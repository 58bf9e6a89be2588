import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportRecord } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { openDatabase } from '#server/db/database.ts';
import { wxrEnd, wxrItem, wxrStart } from '#server/testing/wxr.ts';
import { admin, type Site, startProgram } from '../testing/site.ts';

const paragraph = `<!-- wp:paragraph --><p>${'Knees bend <em>and</em> stretch. '.repeat(30)}</p><!-- /wp:paragraph -->\n`;
const post = (id: number) => wxrItem(id, { content: paragraph.repeat(10), title: `Post ${id}` });
const bytesOfPost = Buffer.byteLength(post(10_000));
const posts = Math.floor((importLimits.wordpressBytes - 2_000) / bytesOfPost);

/** An export of almost 50 MB, made while it is sent. */
function largeExport() {
  const encoder = new TextEncoder();
  let id = 9_999;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      id += 1;
      const isLast = id === 10_000 + posts;
      controller.enqueue(encoder.encode(id === 10_000 ? wxrStart + post(id) : isLast ? wxrEnd : post(id)));
      if (isLast) controller.close();
    },
  });
}

async function clientOf(site: Site) {
  const json = { 'Content-Type': 'application/json' };
  const login = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  });
  const headers = { Authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const get = async <T>(address: string) => (await (await fetch(site.url + address, { headers })).json()) as T;
  return {
    send: async () => {
      const init = { method: 'POST', body: largeExport(), duplex: 'half' } as RequestInit;
      const type = { ...headers, 'Content-Type': 'application/octet-stream' };
      const sent = await fetch(`${site.url}/api/imports/wordpress?name=large.xml&as_drafts=0`, {
        ...init,
        headers: type,
      });
      expect(sent.status).toBe(201);
      return (await sent.json()) as ImportRecord;
    },
    report: (id: number) => get<ImportRecord>(`/api/imports/${id}`),
    count: async () => (await get<{ all: number }>('/api/blogs/counts')).all,
    listed: async () => (await get<{ blogs: unknown[] }>('/api/allBlogs?limit=5')).blogs.length,
  };
}

test('an export of 50 MB is read in little memory, and a kill in the middle leaves none of it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = {
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMITS: 'off',
    ADMIN_PASSWORD: admin.password,
    NODE_OPTIONS: '--max-old-space-size=128', // the program alone takes most of it
  };
  const patient = { timeout: 180_000 };
  const first = await startProgram(environment);
  const before = await clientOf(first);
  const { id } = await before.send();
  await expect.poll(async () => (await before.report(id)).added, patient).toBeGreaterThan(100);
  expect(await before.report(id)).toMatchObject({ state: 'reading' });
  expect([await before.count(), await before.listed()]).toEqual([0, 0]);
  await first.stop('SIGKILL');

  const second = await startProgram(environment);
  onTestFinished(() => void second.stop());
  const after = await clientOf(second);
  expect([await after.count(), await after.listed()]).toEqual([0, 0]);
  await expect.poll(async () => (await after.report(id)).state, patient).toBe('failed');
  expect(await after.report(id)).toMatchObject({ failure: importMessages.interrupted, added: 0 });
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  expect(await db.selectFrom('blogs').select('id').limit(1).execute()).toEqual([]);
  await db.destroy();

  const started = performance.now();
  const again = await after.send();
  await expect.poll(async () => (await after.report(again.id)).state, patient).not.toBe('reading');
  console.log(`${posts} blogs of 50 MB in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  expect(await after.report(again.id)).toMatchObject({ state: 'done', added: posts, already_there: 0 });
  await expect.poll(() => after.count()).toBe(posts);
  const third = await after.send();
  await expect.poll(async () => (await after.report(third.id)).state, patient).not.toBe('reading');
  expect(await after.report(third.id)).toMatchObject({ state: 'done', added: 0, already_there: posts });
}, 600_000);
