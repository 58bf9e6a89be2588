import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createCanonicalPath } from './canonical-path.ts';

const canonicalPath = createCanonicalPath([
  '/',
  '/about',
  '/blog',
  '/blog/:slug',
  '/blog/feed.xml',
  '/blog/read/:slug',
  '/conditions/:id',
  '/conditions/:id.md',
  '/blog/:slug.md',
  '/admin/conditions/:id',
  '/admin/conditions/new',
]);

test('a page has one address, which has no other', async () => {
  const failures = await failuresOf(
    [
      ['/About', '/about'],
      ['/about/', '/about'],
      ['/about//', '/about'],
      ['/%61bout', '/about'],
      ['/blog/%6bnee-pain', '/blog/knee-pain'],
      ['/blog/Knee-Pain/', '/blog/knee-pain'],
      ['/blog/%e0%a4%98', '/blog/%E0%A4%98'],
      ['/blog/घ', '/blog/%E0%A4%98'],
      ['/BLOG/READ/Knee-Pain', '/blog/read/knee-pain'],
      ['/blog/Feed.XML', '/blog/feed.xml'],
      ['/conditions/0000000001', '/conditions/1'],
      ['/conditions/000', '/conditions/0'],
      ['/conditions/%31', '/conditions/1'],
      ['/admin/conditions/New', '/admin/conditions/new'],
      ['/Conditions/007.MD/', '/conditions/7.md'],
      ['/blog/%6bnee-pain.md', '/blog/knee-pain.md'],
      ['/About.data', '/about.data'],
      ['/blog/%6bnee-pain.data', '/blog/knee-pain.data'],
      ['/.data', '/_.data'],
    ],
    ([path, canonical]) => {
      expect(canonicalPath(path)).toBe(canonical);
      expect(canonicalPath(canonical)).toBe(canonical);
    },
  );
  expect(failures).toEqual([]);
});

test('other paths are the address of no page', async () => {
  const failures = await failuresOf(
    [
      '//about',
      '/nothing-here',
      '/about/more',
      '/about%2f',
      '/conditions/first',
      '/conditions/1.0',
      '/conditions/first.md',
      '/conditions/.md',
      '/conditions/1.md.md',
      '/blog/a b',
      '/blog/a%2fb',
      '/blog/%',
      '/blog/..%2f..',
      '/blog/%2e%2e',
      '/blog/feed.xml.data',
      '/about.data.data',
      '/about.data/',
      '*',
    ],
    (path) => {
      expect(canonicalPath(path)).toBeUndefined();
    },
  );
  expect(failures).toEqual([]);
});
