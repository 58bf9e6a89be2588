import { serverApi } from '#web/api/server-api.ts';
import { iconAddress } from '#web/shell/icon-address.ts';
import { siteUrlContext } from '#web/shell/server-contexts.ts';
import { xmlResponse } from '../xml-response.ts';
import type { Route } from './+types/route.ts';
import { writeFeed } from './write-feed.ts';

/** Readers come often enough to need no more. */
const limit = '20';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [clinic, { icons }, { body }] = await Promise.all([
    api.clinic.getPublic(),
    api.appearance.getPublic(),
    api.blogs.listPublic({ query: { limit } }),
  ]);
  const site = { siteUrl: context.get(siteUrlContext), clinicName: clinic.name, icon: iconAddress(48, icons) };
  return xmlResponse(writeFeed(site, body.blogs), 'application/atom+xml');
}
