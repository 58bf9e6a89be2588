import { serverApi } from '#web/api/server-api.ts';
import icon from '#web/art/icon-48.png?no-inline';
import { siteUrlContext } from '#web/shell/server-contexts.ts';
import { xmlResponse } from '../xml-response.ts';
import type { Route } from './+types/route.ts';
import { writeFeed } from './write-feed.ts';

/** Readers come often enough to need no more. */
const limit = '20';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [clinic, { body }] = await Promise.all([api.clinic.getPublic(), api.blogs.listPublic({ query: { limit } })]);
  const site = { siteUrl: context.get(siteUrlContext), clinicName: clinic.name, icon };
  return xmlResponse(writeFeed(site, body.blogs), 'application/atom+xml');
}
