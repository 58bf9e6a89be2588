import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createRouteOf } from './route-of.ts';

const routeOf = createRouteOf([
  '/blog/:slug.md',
  '/',
  '/blog',
  '/blog/:slug',
  '/blog/feed.xml',
  '/admin/conditions/new',
  '/admin/conditions/:id',
]);

test('the route of an address is that of its page', async () => {
  const failures = await failuresOf(
    [
      ['/', '/'],
      ['/?utm_source=Meera', '/'],
      ['/_.data', '/'],
      ['/blog/a-post', '/blog/:slug'],
      ['/blog/a-post.data?cursor=x', '/blog/:slug'],
      ['/blog/a-post.md', '/blog/:slug.md'],
      ['/blog/feed.xml', '/blog/feed.xml'],
      ['/admin/conditions/new', '/admin/conditions/new'],
      ['/admin/conditions/12', '/admin/conditions/:id'],
      ['/api/appointments?q=Meera', '/api/appointments'],
      ['/api/appointments/7/remark', '/api/appointments/{id}/remark'],
      ['/assets/entry-abc.js', '/assets/*'],
      ['/uploads/gallery/x.jpg', '/uploads/*'],
      ['/readyz', '/readyz'],
      ['/visit/secret/visits.ics', '/visit/:token/visits.ics'],
      ['/calendar/secret.ics', '/calendar/:token.ics'],
      ['/wp-login.php', 'other'],
      ['/blog/a/b', 'other'],
      ['', 'other'],
    ],
    ([url, route]) => expect(routeOf(url)).toBe(route),
  );
  expect(failures).toEqual([]);
});
