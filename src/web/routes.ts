import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/site.tsx', [
    index('routes/public/home/route.tsx'),
    route('about', 'routes/public/about/route.tsx'),
    route('appointment', 'routes/public/appointment/route.tsx'),
    route('blog', 'routes/public/blog/route.tsx', [route('read/:slug', 'routes/public/blog/read-more/route.tsx')]),
    route('blog/:slug', 'routes/public/blog/article/route.tsx'),
    route('career', 'routes/public/career/route.tsx'),
    route('career/:id', 'routes/public/career/opening/route.tsx'),
    route('conditions', 'routes/public/conditions/route.tsx'),
    route('conditions/:id', 'routes/public/conditions/condition/route.tsx'),
    route('gallery', 'routes/public/gallery/route.tsx'),
    route('review', 'routes/public/review/route.tsx'),
    route('*', 'routes/public/not-found/route.tsx'),
  ]),
  route('login', 'routes/login/route.tsx'),
  route('admin', 'routes/admin/route.tsx', [index('routes/admin/appointments/route.tsx')]),
  route('blog/feed.xml', 'routes/machine-readable/feed/route.ts'),
  route('favicon.ico', 'routes/machine-readable/favicon/route.ts'),
  route('manifest.webmanifest', 'routes/machine-readable/manifest/route.ts'),
  route('robots.txt', 'routes/machine-readable/robots/route.ts'),
  route('sitemap.xml', 'routes/machine-readable/sitemap/route.ts'),
] satisfies RouteConfig;
