import { serverApi } from '#web/api/server-api.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { siteUrlContext } from '#web/shell/server-contexts.ts';
import type { Route } from './+types/route.ts';

/** Under a year, as RFC 9116 recommends. The file is made for each request, so it is never out of date. */
const validDays = 180;

/** `security.txt` of RFC 9116, which names the clinic as the contact for vulnerabilities. */
export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await serverApi(context).clinic.getPublic();
  const expires = new Date(Date.now() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = {
    Contact: mailHref(email, { subject: 'Security of the website' }),
    Expires: expires.toISOString(),
    'Preferred-Languages': 'en',
    Canonical: `${context.get(siteUrlContext)}/.well-known/security.txt`,
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(text.join(''), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
