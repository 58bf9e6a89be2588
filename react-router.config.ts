import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // There are few routes: knowing them all from the start saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
