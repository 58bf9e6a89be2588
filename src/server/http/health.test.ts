import { expect, test } from 'vitest';
import { isNearlyFull, readDiskSpace } from '#server/files/disk-space.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createTestApp } from '#server/testing/test-app.ts';

test('/healthz says that the process is up, and /readyz that pages go on without the database', async () => {
  const { get, db, close, logged } = await createTestApp();
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  expect(await get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', database: true, storage: true, disk: true },
  });
  await db.destroy();
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  const { status, body, headers } = await get('/readyz');
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'degraded', database: false, storage: true, disk: true },
  });
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

test('/readyz, Today and System say that the disk is nearly full, and bookings go on', async () => {
  const disk = { free: 900_000_000, total: 20_000_000_000 };
  const { get, close, signIn, logged } = await createTestApp({ disk });
  const answer = { status: 'degraded', database: true, storage: true, disk: false };
  expect(await get('/readyz')).toMatchObject({ status: 200, body: answer });
  expect(logged.filter((line) => line.includes('the disk is nearly full'))).toEqual([
    expect.stringContaining('858 MB are left'),
  ]);
  expect((await get('/api/today', await signIn('front-desk'))).body.disk).toEqual(disk);
  expect((await get('/api/system', await signIn())).body.disk).toEqual({ ...disk, is_low: true });
  await close();
});

test('a disk is nearly full when less than 1 GB is left, or than a tenth of a small one', async () => {
  const gigabyte = 2 ** 30;
  const isFull = (free: number, total: number) => isNearlyFull({ free: free * gigabyte, total: total * gigabyte });
  expect([isFull(0.9, 500), isFull(1.1, 500), isFull(0.3, 4), isFull(0.5, 4)]).toEqual([true, false, true, false]);
  const { free, total } = await readDiskSpace('/nowhere/at/all');
  expect(total).toBeGreaterThan(free);
});
