import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createCacheKey } from './cache-key.ts';

const cacheKey = createCacheKey([
  { path: '/' },
  { path: '/about' },
  { path: '/book', prefilledBy: ['problem', 'treatment'] },
  { path: '/blog', paged: true },
  { path: '/blog/:slug' },
  { path: '/conditions', byArea: true },
  { path: '/conditions/:id' },
  { path: '/conditions/:id.md' },
  { path: '/blog/:slug.md' },
  { path: '/gallery', paged: true, byCategory: true },
  { path: '/sitemap.xml' },
]);

test('other pages are cached under their address', async () => {
  const failures = await failuresOf(
    [
      ['/', '/'],
      ['/?utm_source=flyer', '/'],
      ['/about', '/about'],
      ['/blog?cursor=1795154400000.12&utm=x', '/blog?cursor=1795154400000.12'],
      ['/blog?x=1&y=2', '/blog'],
      ['/blog?cursor=', '/blog'],
      ['/blog/knee-pain', '/blog/knee-pain'],
      ['/book?utm_source=flyer&problem=3', '/book?problem=3'],
      ['/book?treatment=7&problem=3', '/book?problem=3'],
      ['/book?treatment=7', '/book?treatment=7'],
      ['/book?problem=03&treatment=7', '/book'],
      ['/book?problem=knee', '/book'],
      ['/book.data?problem=3&x=1', '/book.data?problem=3'],
      ['/about?problem=3', '/about'],
      ['/blog/%E0%A4%98%E0%A5%81-2', '/blog/%E0%A4%98%E0%A5%81-2'],
      ['/conditions/12?cursor=1', '/conditions/12'],
      ['/conditions?x=1&area=knee', '/conditions?area=knee'],
      ['/conditions.data?area=knee', '/conditions.data?area=knee'],
      ['/conditions?area=moon', '/conditions'],
      ['/conditions?x=1&list=a-to-z', '/conditions?list=a-to-z'],
      ['/conditions?list=moon', '/conditions'],
      ['/about?list=a-to-z', '/about'],
      ['/gallery?category=people&x=1', '/gallery?category=people'],
      ['/gallery?cursor=1.2&category=people', '/gallery?category=people&cursor=1.2'],
      ['/gallery.data?category=rooms', '/gallery.data?category=rooms'],
      ['/gallery?category=moon', '/gallery'],
      ['/blog?category=people', '/blog'],
      ['/about?area=knee', '/about'],
      ['/conditions/12.md?x=1', '/conditions/12.md'],
      ['/blog/knee-pain.md', '/blog/knee-pain.md'],
      ['/sitemap.xml', '/sitemap.xml'],
      ['/api/clinic', '/api/clinic'],
      ['/api/cities/12', '/api/cities/12'],
      ['/_.data', '/_.data'],
      ['/about.data?x=1', '/about.data'],
      ['/blog.data?cursor=1795154400000.12&utm=x', '/blog.data?cursor=1795154400000.12'],
      ['/blog/knee-pain.data', '/blog/knee-pain.data'],
      ['/conditions/12.data?cursor=1', '/conditions/12.data'],
    ],
    ([url, key]) => {
      expect(cacheKey(url)).toBe(key);
    },
  );
  expect(failures).toEqual([]);
});

test('answers that differ between visitors are not cached', async () => {
  const failures = await failuresOf(
    [
      '/admin',
      '/admin/reviews',
      '/login',
      '/appointment',
      '/review',
      '/add-condition',
      '/api/reviews',
      '/api/form-token',
      '/api/gallery/1',
      '/api/gallery?limit=50',
      '/api/gallery?cursor=1795154400000.12',
      '/api/cities/012',
      '/api/gallery?x=1',
      '/api/careers?limit=1',
      '/uploads/a.webp',
      '/conditions/x',
      '/conditions/012',
      '/conditions/012.md',
      '/conditions/12.md.data',
      '/blog/Knee-pain',
      '/blog/%6bnee-pain',
      '/blog/%e0%a4%98',
      '/blog/a_b',
      '/blog/a/b',
      '/blog?cursor=<script>',
      '//about',
      '/about/',
      '/about%2f',
      '/nothing-here',
      '/.data',
      '/_',
      '/about.data.data',
      '/about.data?_routes=root',
      '/appointment.data',
      '/admin.data',
      '/login.data',
      '/sitemap.xml.data',
      '',
      '*',
      'http://other.example/about',
    ],
    (url) => {
      expect(cacheKey(url)).toBeUndefined();
    },
  );
  expect(failures).toEqual([]);
});

test('unknown query parameters do not create further keys', () => {
  const urls = Array.from({ length: 1_000 }, (_, i) => `/gallery?a${i}=${i}&cursor[]=${i}&CURSOR=${i}`);
  expect(new Set(urls.map(cacheKey))).toEqual(new Set(['/gallery']));
});
