import { routes } from '#contract/routes.ts';
import { createApi } from './client.ts';
import { notingOwnChanges } from './own-changes.ts';
import { asAdmin } from './session.ts';

/** The API as a signed-in administrator. */
export const adminApi = createApi(routes, asAdmin(notingOwnChanges((path, init) => fetch(path, init))));
