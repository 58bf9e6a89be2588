import { createApi } from './client.ts';

/** The API for visitors, as called from the browser. */
export const browserApi = createApi((path, init) => fetch(path, init));
