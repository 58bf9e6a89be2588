import { expect, onTestFinished, test, vi } from 'vitest';
import { pathAfterLogin } from './session.ts';

test.each([
  ['/admin/reviews?status=new', '/admin/reviews?status=new'],
  ['/add-condition', '/add-condition'],
  ['', '/admin'],
  ['https://example.com/admin', '/admin'],
  ['//example.com/admin', '/admin'],
  ['/\\example.com/admin', '/admin'],
  ['/admin/..//example.com', '/admin'],
  ['/login', '/admin'],
  ['javascript:alert(1)', '/admin'],
])('with %s as the next page, signing in leads to %s', (next, path) => {
  vi.stubGlobal('window', { location: { origin: 'https://clinic.example' } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(pathAfterLogin(`?${new URLSearchParams({ next })}`)).toBe(path);
});
