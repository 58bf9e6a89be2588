import { routes } from '#contract/routes.ts';
import { type Api, createApi } from '#web/api/client.ts';
import type { Site } from './site.ts';

/** By account. Signing in for every call would soon exceed the limit of password attempts. */
const tokens = new Map<string, string>();

/** The API as an administrator's script calls it, to prepare data for a test and to check what it left. */
export async function signInToApi({ url, admin }: Pick<Site, 'url' | 'admin'>): Promise<Api> {
  const account = `${admin.email} ${url}`;
  const token = tokens.get(account) ?? (await signIn(url, admin));
  tokens.set(account, token);
  return createApi(routes, async (path, init) => {
    init.headers.set('Authorization', `Bearer ${token}`);
    const response = await fetch(url + path, init);
    if (response.status === 401) tokens.delete(account); // the test has ended its session
    return response;
  });
}

async function signIn(url: string, admin: Site['admin']) {
  const { token } = await createApi(routes, (path, init) => fetch(url + path, init)).session.login({ body: admin });
  return token;
}
