import { data } from 'react-router';
import { serverApi } from '#web/api/server-api.ts';
import { AreaCard } from '../area-card.tsx';
import { areaOf, findInArea, loadStored } from '../in-area.ts';
import type { Route } from './+types/route.ts';

/** The card of an area alone, which the figure loads: `entry.server.tsx` sends only what is in `<main>`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const area = areaOf(request.url);
  if (!area) return data(null);
  const { isWhole, ...stored } = await loadStored(serverApi(context), area);
  return data(findInArea(area, stored), isWhole ? 200 : 503);
}

export default function Card({ loaderData }: Route.ComponentProps) {
  return <main>{loaderData && <AreaCard {...loaderData} />}</main>;
}
