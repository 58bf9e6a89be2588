import { defaultLanguage } from '#contract/plain/languages.ts';
import { routes } from '#contract/routes.ts';
import { createApi } from './client.ts';
import { asAdmin } from './session.ts';

/** Forms edit the English texts, whatever the language of the admin area. */
export const adminApi = createApi(
  routes,
  asAdmin((path, init) => fetch(path, init)),
  defaultLanguage,
);
