import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/next', // scripts/launch/build.mjs moves it to `build` when all is built
  ssr: true,
  // Loaders come with their page: a file of their own for each would make more requests, and a longer list of routes.
  splitRouteModules: false,
  // There are few routes: knowing them all from the start saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
