import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { DatabaseUnavailable } from '#server/db/database-busy.ts';
import { administrator } from '#server/testing/test-app.ts';
import { publicPages } from '#web/pages.ts';
import { dataOf, isCached, prepareFailingQueries } from './testing/failing-queries.ts';
import { addressOf } from './testing/pages.ts';

const { site, url, refresh, change, get, fail, findIncomplete } = prepareFailingQueries();

// With React, with a form, and a document; every page is tried in sweeps/failed-parts.sweep.ts.
test('neither a page nor its data is cached when one of its queries fails', async () => {
  expect(await findIncomplete(['/', '/review', '/conditions/:id'])).toEqual([]);
});

test('while the database is unavailable, a page without its content is answered 503 and says when to try again', async () => {
  const machineReadable = ['/sitemap.xml', '/blog/feed.xml'];
  const pages = await Promise.all(publicPages.map(({ path }) => addressOf({ url: url() }, path)));
  await change('withdrawal');
  fail(new DatabaseUnavailable('This database is away.'));
  for (const path of [...pages, ...pages.map(dataOf), ...machineReadable]) {
    const { status, retryAfter } = await get(path);
    if (status !== 200) expect([path, status, retryAfter]).toEqual([path, 503, '5']);
  }
  expect((await get('/sitemap.xml')).status).toBe(503);
});

test('while the database is unavailable, pages that were cached before are still served', async () => {
  const pages = await Promise.all(
    publicPages
      .map(({ path }) => path)
      .filter(isCached)
      .map((path) => addressOf({ url: url() }, path)),
  );
  const good = await Promise.all(pages.map(get));
  await change('addition');
  fail(new Error('This query fails.'));
  expect(
    await failuresOf(pages.entries(), async ([index, path]) => {
      expect(await get(path)).toMatchObject({ status: 200, body: good[index]?.body });
    }),
  ).toEqual([]);
});

test('withdrawn content is gone at once, even when the page cannot be rendered any more', async () => {
  const headers = await site().signIn();
  const { body: reviews } = await site().get('/api/reviews?status=active', headers);
  const [review] = reviews as { id: number; name: string; email: string; description: string }[];
  expect((await get('/')).body).toContain(review?.name);
  const erasure = { contact: review?.email, appointments: [], reviews: [review?.id] };
  expect(
    await site().post('/api/patient-data/erase', { ...erasure, currentPassword: administrator.password }, headers),
  ).toMatchObject({ status: 200 });
  await refresh();
  fail(new Error('This query fails.'));
  expect((await get('/')).body).not.toContain(review?.name);
  expect((await get(dataOf('/'))).body).not.toContain(review?.name);

  fail(undefined);
  const { body: blogs } = await site().get('/api/blogs/active', headers);
  const [blog] = (blogs as { blogs: { id: number; slug: string; title: string }[] }).blogs;
  const shown = ['/blog', `/blog/${blog?.slug}`, '/blog.data', '/api/blogs/active', '/blog/feed.xml'];
  for (const path of shown) expect((await get(path)).body).toContain(blog?.title);
  expect(await site().patch(`/api/blogs/${blog?.id}/status`, { is_active: 0 }, headers)).toMatchObject({ status: 200 });
  await refresh();
  fail(new Error('This query fails.'));
  for (const path of shown) expect((await get(path)).body).not.toContain(blog?.title);
});
