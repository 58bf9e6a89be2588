import { expect, test } from 'vitest';
import { writeSitemap } from './write-sitemap.ts';

test('every page stands there with its whole address, and with the time of its last change where it has one', () => {
  const changed = '2026-05-01T08:00:00.000Z';
  const sitemap = writeSitemap('https://clinic.example', [{ path: '/' }, { path: '/blog/ice-&-heat', changed }]);
  expect(sitemap).toContain('<url><loc>https://clinic.example/</loc></url>');
  expect(sitemap).toContain(
    `<url><loc>https://clinic.example/blog/ice-&amp;-heat</loc><lastmod>${changed}</lastmod></url>`,
  );
});

test('it holds no more than a sitemap may', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ path: `/blog/${index}` }));
  const sitemap = writeSitemap('https://clinic.example', pages);
  expect(sitemap.match(/<url>/g)).toHaveLength(50_000);
  expect(sitemap).not.toContain('/blog/50000<');
});
