import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { contentVersionCookie, createContentVersion } from './content-version.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
  return () => site.close();
});

const silent = { info: () => undefined, error: () => undefined };

test('the content version follows the changes of other instances and never goes backwards', async () => {
  const version = createContentVersion(site.db);
  await version.refresh();
  const before = version.current();
  onTestFinished(version.watch(silent, { pollMs: 1 }));
  const set = (count: number) =>
    site.db.updateTable('counters').set({ count }).where('name', '=', 'content.changes').execute();
  await set(before + 5);
  await expect.poll(() => version.current()).toBe(before + 5);
  await set(before + 2);
  await version.refresh();
  expect(version.current()).toBe(before + 5);
  await set(before + 7);
  await expect.poll(() => version.current()).toBe(before + 7);
});

test('only a change that visitors can see gives the browser a new version to show', async () => {
  const admin = await site.signIn();
  const cookies = async (answer: Promise<{ headers: Headers }>) => (await answer).headers.getSetCookie();
  await site.post('/api/symptoms', { name: 'Neck pain' }, admin);
  const { maxAgeSeconds } = contentVersionCookie;
  const name = contentVersionCookie.name(false);
  expect(await cookies(site.post('/api/symptoms', { name: 'Foot pain' }, admin))).toEqual([
    `${name}=2; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Strict`,
  ]);
  expect(await cookies(site.get('/api/symptoms', admin))).toEqual([]);
  expect(await cookies(site.post('/api/admin/logout', {}, admin))).not.toContainEqual(expect.stringContaining(name));
});
