import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

test('/healthz says that the process is up, and /readyz whether the database answers', async () => {
  const { get, db, close, logged } = await createTestApp();
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await db.destroy();
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  const { status, body, headers } = await get('/readyz');
  expect({ status, body }).toEqual({ status: 503, body: { status: 'not ready' } });
  expect(headers.get('Cache-Control')).toBe('no-store');
  await get('/readyz');
  const failures = logged.filter((line) => line.includes('the database does not answer'));
  expect(failures).toHaveLength(1);
  await close();
});
