import { expect, test } from 'vitest';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('/healthz says that the process is up, and /readyz that pages go on without the database', async () => {
  const { get, db, close, logged } = await createTestApp();
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', database: true, storage: true } });
  await db.destroy();
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  const { status, body, headers } = await get('/readyz');
  expect({ status, body }).toEqual({ status: 200, body: { status: 'degraded', database: false, storage: true } });
  expect(headers.get('Cache-Control')).toBe('no-store');
  await get('/readyz');
  const failures = logged.filter((line) => line.includes('the database does not answer'));
  expect(failures).toHaveLength(1);
  await close();
});

test('/readyz does not wait for what does not answer', async () => {
  const storage = createLocalStorage('/nowhere');
  const { get, close } = await createTestApp({ storage: { ...storage, check: () => new Promise(() => {}) } });
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await close();
});
