import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { adminPages, files, patientPage, publicPages, signInPages, stopPage } from './pages.ts';

interface Listed {
  path: string;
  module: string;
}

/** The routes of pages whose addresses begin with that of their parent. */
function routesOf(pages: readonly Listed[], parent = ''): RouteConfigEntry[] {
  return pages.map(({ path, module }) => {
    const rest = path.slice(parent.length + 1);
    return rest ? route(rest, module) : index(module);
  });
}

/** This module runs in Node alone, of which the rest of the web side knows nothing. */
declare const process: { env: { NODE_ENV?: string } };

/** Every component and state, for those who develop the site: `npm run dev` alone has this page. */
const styleguide = process.env.NODE_ENV === 'development' ? [route('styleguide', 'styleguide/route.tsx')] : [];

export default [
  ...styleguide,
  layout('shell/site.tsx', [...routesOf([...publicPages, stopPage]), route('*', 'routes/public/not-found/route.tsx')]),
  ...routesOf([patientPage, ...signInPages, ...files]),
  route('admin', 'routes/admin/route.tsx', [
    layout('routes/admin/tab/route.tsx', [
      ...routesOf(adminPages, '/admin'),
      route('*', 'routes/admin/not-found/route.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
