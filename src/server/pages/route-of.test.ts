import { expect, test } from 'vitest';
import { createRouteOf } from './route-of.ts';

const routeOf = createRouteOf([
  '/',
  '/blog',
  '/blog/:slug',
  '/blog/feed.xml',
  '/admin/conditions/new',
  '/admin/conditions/:id',
]);

test.each([
  ['/', '/'],
  ['/?utm_source=Meera', '/'],
  ['/_.data', '/'],
  ['/blog/a-post', '/blog/:slug'],
  ['/blog/a-post.data?cursor=x', '/blog/:slug'],
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
])('the route of %j is %s', (url, route) => expect(routeOf(url)).toBe(route));
