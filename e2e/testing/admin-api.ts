import { routes } from '#contract/routes.ts';
import { type Api, createApi } from '#web/api/client.ts';
import type { Site } from './site.ts';

/** Signing in for every call would soon exceed the limit of password attempts. A later site may get the address of an earlier one. */
const tokens = new WeakMap<Pick<Site, 'url' | 'admin'>, string>();

/** The API as an administrator's script calls it, to prepare data for a test and to check what it left. */
export async function signInToApi(site: Pick<Site, 'url' | 'admin'>): Promise<Api> {
  const { url, admin } = site;
  const token = tokens.get(site) ?? (await signIn(url, admin));
  tokens.set(site, token);
  return createApi(routes, async (path, init) => {
    init.headers.set('Authorization', `Bearer ${token}`);
    const response = await fetch(url + path, init);
    if (response.status === 401) tokens.delete(site); // the test has ended its session
    return response;
  });
}

async function signIn(url: string, admin: Site['admin']) {
  const { token } = await createApi(routes, (path, init) => fetch(url + path, init)).session.login({ body: admin });
  return token;
}
