import { routes } from '#contract/routes.ts';
import { type Api, createApi } from '#web/api/client.ts';
import type { Site } from './site.ts';

/** The API as a script of the clinic calls it: to arrange what a journey finds, and to see what it left behind. */
export async function signInToApi({ url, admin }: Site): Promise<Api> {
  const { token } = await createApi(routes, (path, init) => fetch(url + path, init)).session.login({ body: admin });
  return createApi(routes, (path, init) => {
    init.headers.set('Authorization', `Bearer ${token}`);
    return fetch(url + path, init);
  });
}
