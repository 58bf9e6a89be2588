import { siteUrlContext } from '#web/shell/server-contexts.ts';
import type { Route } from './+types/route.ts';

/** Pages for the front desk or for programs have nothing to offer to a search. */
const closed = ['/admin', '/login', '/new-password', '/api/'];

export function loader({ context }: Route.LoaderArgs) {
  const rules = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`)];
  const text = [...rules, '', `Sitemap: ${context.get(siteUrlContext)}/sitemap.xml`, ''].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
