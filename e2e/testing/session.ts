import type { Browser } from 'playwright-core';
import { routes } from '#contract/routes.ts';
import type { Site } from './site.ts';

/** Signs the administrator in as the login page does. The answer opens visits: as their `storageState`. */
export async function sessionOf({ url, admin }: Site, browser: Browser) {
  const context = await browser.newContext({ baseURL: url });
  const headers = { Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await context.request.post(routes.session.login.path, { data: admin, headers });
  const { token } = (await answer.json()) as { token: string };
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] };
}

export type Session = Awaited<ReturnType<typeof sessionOf>>;

/** Whether a session is neither over nor locked. */
export async function isOpen({ cookies, origins }: Session, { url }: Site) {
  const token = origins[0]?.localStorage[0]?.value;
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { Authorization: `Bearer ${token}`, Cookie: cookie };
  return (await fetch(url + routes.session.get.path, { headers })).ok;
}
