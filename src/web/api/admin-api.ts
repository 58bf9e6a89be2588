import { routes } from '#contract/routes.ts';
import { createApi } from './client.ts';
import { asAdmin } from './session.ts';

export const adminApi = createApi(
  routes,
  asAdmin((path, init) => fetch(path, init)),
);
