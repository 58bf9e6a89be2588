import { expect, test } from 'vitest';
import * as blogMessages from '#contract/messages/blogs.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const read = async (path: string) => (await fetch(site().url + path)).text();

test('on a phone, a blog is scheduled at the clinic’s time, and published by hand', async () => {
  const title = 'Planned for later';
  const api = await signInToApi(site());
  const { id } = await api.blogs.create({ body: { title, content: 'Text.', status: 'Draft' } });
  const page = await visitAdmin(`/admin/blogs/${id}`, { viewport: { width: 390, height: 844 } });
  await page.getByLabel('Status').selectOption('Scheduled');
  await page.getByLabel('Publish on').fill('2099-12-24');
  await page.getByLabel('At', { exact: true }).fill('09:00');
  await page.getByLabel('Author').fill('Asha Rao');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(blogMessages.updated).waitFor();
  await expect
    .poll(() => api.blogs.get({ params: { id } }))
    .toMatchObject({
      status: 'Draft',
      publish_at: '2099-12-24T03:30:00.000Z',
      author: 'Asha Rao',
    });
  await page.reload();
  await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('Scheduled');
  await expect.poll(() => page.getByLabel('At', { exact: true }).inputValue()).toBe('09:00');

  await page.getByRole('link', { name: 'All blogs' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText('24 Dec 2099, 9:00 am').waitFor();
  await row.getByText('Scheduled', { exact: true }).waitFor();
  await row.getByRole('switch', { name: `Published: ${title}` }).click();
  await page.getByText(blogMessages.statusUpdated).waitFor();
  await expect.poll(() => api.blogs.get({ params: { id } })).toMatchObject({ status: 'Published', publish_at: null });
  expect(await read('/blog')).toMatch(new RegExp(`Asha Rao[^]*${title}`));
});

test('a blog is published at its time, and the list, its page, the feed and the sitemap follow', async () => {
  const api = await signInToApi(site());
  const paths = ['/blog', '/blog/feed.xml', '/sitemap.xml'];
  const showing = async (slug: string) =>
    Promise.all(paths.map(async (path) => ((await read(path)).includes(`/blog/${slug}`) ? path : undefined)));
  const { slug } = await api.blogs.create({
    body: {
      title: 'Right on time',
      content: 'Text.',
      status: 'Draft',
      publish_at: new Date(Date.now() + 4_000).toISOString(),
    },
  });
  expect((await fetch(`${site().url}/blog/${slug}`)).status).toBe(404);
  await expect.poll(() => showing(slug), { timeout: 45_000 }).toEqual(paths);
  expect((await fetch(`${site().url}/blog/${slug}`)).status).toBe(200);
});
