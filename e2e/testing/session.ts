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
