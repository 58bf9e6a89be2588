import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits({ BACKUPS: 'off' });

/** A page of someone else. 127.0.0.1 is another site than localhost, where ours is. */
async function startOtherSite() {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<h1>Prizes!</h1>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** How many requests the program's log says it has refused. */
const refused = () =>
  site()
    .output()
    .match(/"method":"POST","path":"[^"]*","status":403/g)?.length;

test('a page of another site changes nothing in the name of an administrator who is signed in, and reads nothing', async () => {
  const api = await signInToApi(site());
  const page = await visitAdmin('/admin', {
    expected: [/status of 40[135]/, /CORS|ERR_FAILED|request failed/, /NotSameOrigin/],
  });
  const before = await Promise.all([api.reviews.list(), api.appointments.list(), api.auditLog.list()]);
  const other = await startOtherSite();
  await page.goto(other);
  const outcomes = await page.evaluate(async (url) => {
    const outcome = async (path: string, init: RequestInit) =>
      fetch(url + path, { credentials: 'include', ...init }).then(
        ({ type }) => type,
        () => 'refused',
      );
    const form = new FormData();
    form.set('title', 'x');
    return Promise.all([
      outcome('/api/submit-review', { method: 'POST', mode: 'no-cors', body: '{}' }),
      outcome('/api/upload-photo', { method: 'POST', mode: 'no-cors', body: form }),
      outcome('/api/admin/logout-everywhere', { method: 'POST', mode: 'no-cors' }),
      outcome('/api/reviews/1', { method: 'DELETE' }),
      outcome('/api/reviewVisibility/1', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
      outcome('/api/blogs/1/status', { method: 'PATCH', body: '{}' }),
      outcome('/api/reviews', {}),
    ]);
  }, site().url);
  // Answers that the page may not even look at, since the resource policy keeps them, too, to our own pages.
  expect(outcomes).toEqual(Array.from(outcomes, () => 'refused'));

  await page.setContent(`<form method="post" action="${site().url}/review"><input name="name" value="x"></form>`);
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL('**/review');
  await expect.poll(() => page.textContent('body')).toContain('This request came from another site');
  // The others were asked about first (OPTIONS), and did not come.
  expect(refused()).toBe(4);
  expect(await Promise.all([api.reviews.list(), api.appointments.list(), api.auditLog.list()])).toEqual(before);
});
