import type { Config } from '@react-router/dev/config';
import { pseudoLanguage } from './scripts/build/pseudo-language.ts';
import { type Language, languagePath } from './src/contract/plain/languages.ts';

/** The language to build the pages in. That of tests alone has them at the English addresses. */
export const language = (process.env['SITE_LANGUAGE'] ?? 'en') as Language | typeof pseudoLanguage;
const prefix = language === pseudoLanguage ? '' : languagePath(language);

export default {
  appDirectory: 'src/web',
  // scripts/launch/build.mjs moves it to `build` when all is built. Each language but the default one has a folder in it.
  buildDirectory: language === pseudoLanguage ? 'build/pseudo' : `build/next${prefix}`,
  basename: prefix || '/',
  ssr: true,
  // Loaders come with their page: a file of their own for each would make more requests, and a longer list of routes.
  splitRouteModules: false,
  // There are few routes: knowing them all from the start saves a request per navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
