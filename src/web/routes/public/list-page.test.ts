import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { loadListPage, statusOf } from './list-page.tsx';

const page = { body: ['one'], next: '2.2', total: 3, totalIsExact: true };

test('the page is the one that the address asks for', async () => {
  const load = async (cursor: string | undefined) => ({ ...page, body: cursor });
  const loaded = await loadListPage(new Request('http://clinic.test/blog?cursor=1.1'), load);
  expect(loaded?.body).toBe('1.1');
  expect((await loadListPage(new Request('http://clinic.test/blog'), load))?.body).toBeUndefined();
  expect(statusOf(page)).toBe(200);
});

test('a list that does not load is logged, and answered with 503', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new ApiError(500);
  const loaded = await loadListPage(new Request('http://clinic.test/blog'), () => Promise.reject(error));
  expect(log).toHaveBeenCalledWith(error);
  expect(statusOf(loaded)).toBe(503);
  log.mockRestore();
});

test('a made-up cursor is answered with 404', async () => {
  const load = loadListPage(new Request('http://clinic.test/blog?cursor=x'), () => Promise.reject(new ApiError(422)));
  await expect(load).rejects.toMatchObject({ init: { status: 404 } });
});

test('a programming error is logged and reaches the error page', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('page is undefined');
  const load = loadListPage(new Request('http://clinic.test/blog'), () => Promise.reject(error));
  await expect(load).rejects.toBe(error);
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});
