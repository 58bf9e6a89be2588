import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { pageMeta } from './page-meta.ts';

const clinic = { name: 'Sample Clinic', phone: '+91 00000 00000', address: { locality: 'Kochi', region: 'Kerala' } };
const shell = { siteUrl: 'https://clinic.example', clinic };

function visit(path: string) {
  const { pathname, search } = new URL(path, 'http://localhost:3000');
  return { location: { pathname, search }, matches: [{ id: 'root', loaderData: shell }] };
}

/** Every tag by its name or property. */
function tagsOf(...args: Parameters<typeof pageMeta>): Record<string, unknown> {
  const entries = pageMeta(...args).map((tag): [string, unknown] => {
    if ('title' in tag) return ['title', tag.title];
    if ('rel' in tag) return [String(tag['rel']), tag['href']];
    return [String('name' in tag ? tag.name : 'property' in tag && tag.property), 'content' in tag && tag.content];
  });
  return Object.fromEntries(entries);
}

test('a page has a title, a description, and a canonical address on the configured site', () => {
  expect(tagsOf('Blog', visit('/blog'), 'Articles.')).toMatchObject({
    title: 'Blog | Sample Clinic',
    description: 'Articles.',
    canonical: 'https://clinic.example/blog',
    'og:title': 'Blog | Sample Clinic',
    'og:description': 'Articles.',
    'og:url': 'https://clinic.example/blog',
    'og:site_name': 'Sample Clinic',
    'og:type': 'website',
    'og:image': expect.stringMatching(/^https:\/\/clinic\.example\/cards\/clinic-[a-z\d]+\.png$/) as string,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Sample Clinic, Kochi, Kerala, +91 00000 00000',
    'twitter:card': 'summary_large_image',
  });
});

test('variants of an address are one page', async () => {
  const failures = await failuresOf(
    [
      ['/', '/'],
      ['/blog/', '/blog'],
      ['/blog?utm_source=letter', '/blog'],
      ['/blog?utm_source=letter&cursor=a%3D', '/blog?cursor=a%3D'],
    ],
    ([asked, lasting]) => {
      expect(tagsOf('Blog', visit(asked), 'Articles.')).toHaveProperty('canonical', `https://clinic.example${lasting}`);
    },
  );
  expect(failures).toEqual([]);
});

test('a page can name another path as canonical', () => {
  const tags = tagsOf('Heat', visit('/blog/read/heat'), 'About heat.', { path: '/blog/heat' });
  expect(tags).toHaveProperty('canonical', 'https://clinic.example/blog/heat');
});

test('an article has times, and a card with its title', () => {
  const article = { published: '2026-05-01T08:00:00.000Z', modified: '2026-06-01T08:00:00.000Z' };
  expect(tagsOf('Heat', visit('/blog/heat'), 'About heat.', { article })).toMatchObject({
    'og:type': 'article',
    'og:image': expect.stringMatching(/^https:\/\/clinic\.example\/cards\/blog\/heat-[a-z\d]+\.png$/) as string,
    'og:image:alt': 'Heat, Sample Clinic, Kochi, Kerala, +91 00000 00000',
    'article:published_time': article.published,
    'article:modified_time': article.modified,
  });
});

test('a page without a description has noindex', () => {
  expect(pageMeta('Login', visit('/login'))).toEqual([
    { title: 'Login | Sample Clinic' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('without the clinic, because loading it failed, there is still a title', () => {
  const args = { ...visit('/blog'), matches: [undefined] };
  expect(pageMeta('Blog', args, 'Articles.')).toContainEqual({ title: 'Blog' });
});

test('a page that failed leaves the title to its error page', () => {
  expect(pageMeta('Blog', { ...visit('/blog'), error: new Error('lost') }, 'Articles.')).toEqual([]);
});
