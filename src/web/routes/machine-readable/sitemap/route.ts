import { serverApi } from '#web/api/server-api.ts';
import { siteUrlContext } from '#web/shell/server-contexts.ts';
import { xmlResponse } from '../xml-response.ts';
import type { Route } from './+types/route.ts';
import { listPublicPages, mostEntries, writeSitemap } from './write-sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [pages, { languages }] = await Promise.all([listPublicPages(api, mostEntries), api.clinic.getPublic()]);
  return xmlResponse(writeSitemap(context.get(siteUrlContext), pages, languages));
}
