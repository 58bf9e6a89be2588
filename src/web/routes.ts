import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/site.tsx', [
    index('routes/public/home/route.tsx'),
    route('appointment', 'routes/public/appointment/route.tsx'),
    route('*', 'routes/public/not-found/route.tsx'),
  ]),
  route('login', 'routes/login/route.tsx'),
  route('admin', 'routes/admin/route.tsx', [index('routes/admin/appointments/route.tsx')]),
] satisfies RouteConfig;
