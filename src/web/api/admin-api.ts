import { routes } from '#contract/routes.ts';
import { createApi } from './client.ts';
import { asAdmin } from './session.ts';

/** The API as a signed-in administrator. */
export const adminApi = createApi(
  routes,
  asAdmin((path, init) => fetch(path, init)),
);
