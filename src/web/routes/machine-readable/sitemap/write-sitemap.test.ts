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
