import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const shell = { siteUrl: 'https://clinic.example', clinic: { name: 'Sample Clinic' } };

function visit(path: string) {
  const { pathname, search } = new URL(path, 'http://localhost:3000');
  return { location: { pathname, search }, matches: [{ id: 'root', loaderData: shell }] };
}

/** Every tag by what it is called. */
function tagsOf(...args: Parameters<typeof pageMeta>): Record<string, unknown> {
  const entries = pageMeta(...args).map((tag): [string, unknown] => {
    if ('title' in tag) return ['title', tag.title];
    if ('rel' in tag) return [String(tag['rel']), tag['href']];
    return [String('name' in tag ? tag.name : 'property' in tag && tag.property), 'content' in tag && tag.content];
  });
  return Object.fromEntries(entries);
}

test('a page has its title, its description, and an address on the configured site', () => {
  expect(tagsOf('Blog', visit('/blog'), 'Articles.')).toMatchObject({
    title: 'Blog | Sample Clinic',
    description: 'Articles.',
    canonical: 'https://clinic.example/blog',
    'og:title': 'Blog | Sample Clinic',
    'og:description': 'Articles.',
    'og:url': 'https://clinic.example/blog',
    'og:site_name': 'Sample Clinic',
    'og:type': 'website',
    'og:image': expect.stringMatching(/^https:\/\/clinic\.example\/.+share-card/) as string,
    'twitter:card': 'summary_large_image',
  });
});

test.each([
  ['/', '/'],
  ['/blog/', '/blog'],
  ['/blog?utm_source=letter', '/blog'],
  ['/blog?utm_source=letter&cursor=a%3D', '/blog?cursor=a%3D'],
])('%s and its variants are one page, %s', (asked, lasting) => {
  expect(tagsOf('Blog', visit(asked), 'Articles.')).toHaveProperty('canonical', `https://clinic.example${lasting}`);
});

test('a page that stands in for another names that one', () => {
  const tags = tagsOf('Heat', visit('/blog/read/heat'), 'About heat.', { path: '/blog/heat' });
  expect(tags).toHaveProperty('canonical', 'https://clinic.example/blog/heat');
});

test('a page about one thing shows its picture and its times', () => {
  const article = { published: '2026-05-01T08:00:00.000Z', modified: '2026-06-01T08:00:00.000Z' };
  expect(tagsOf('Heat', visit('/blog/heat'), 'About heat.', { picture: '/uploads/a.webp', article })).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://clinic.example/uploads/a.webp',
    'og:image:alt': 'Heat',
    'article:published_time': article.published,
    'article:modified_time': article.modified,
  });
});

test('a page without a description is kept out of search engines', () => {
  expect(pageMeta('Login', visit('/login'))).toEqual([
    { title: 'Login | Sample Clinic' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('not even the clinic may be known, when loading it failed', () => {
  const args = { ...visit('/blog'), matches: [undefined] };
  expect(pageMeta('Blog', args, 'Articles.')).toContainEqual({ title: 'Blog' });
});
