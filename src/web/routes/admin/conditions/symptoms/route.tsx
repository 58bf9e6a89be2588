import { pageMeta } from '#web/shell/page-meta.ts';
import { loadLists } from '../load-lists.ts';
import type { Route } from './+types/route.ts';
import { SymptomsTab } from './symptoms-tab.tsx';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

export const meta = (args: Route.MetaArgs) => pageMeta('Symptoms', args);

export default function Symptoms({ loaderData: { lists } }: Route.ComponentProps) {
  return <SymptomsTab lists={lists} />;
}
