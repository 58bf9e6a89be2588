import { visitorRoutes } from '#contract/visitor-routes.ts';
import { createApi } from './client.ts';

/** The API for visitors, as called from the browser. */
export const browserApi = createApi(visitorRoutes, (path, init) => fetch(path, init));
