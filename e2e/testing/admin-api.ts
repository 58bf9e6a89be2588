import { routes } from '#contract/routes.ts';
import { type Api, createApi } from '#web/api/client.ts';
import type { Site } from './site.ts';

/** The API as an administrator's script calls it, to prepare data for a test and to check what it left. */
export async function signInToApi({ url, admin }: Site): Promise<Api> {
  const { token } = await createApi(routes, (path, init) => fetch(url + path, init)).session.login({ body: admin });
  return createApi(routes, (path, init) => {
    init.headers.set('Authorization', `Bearer ${token}`);
    return fetch(url + path, init);
  });
}
