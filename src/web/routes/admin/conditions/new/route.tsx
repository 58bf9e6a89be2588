import { pageMeta } from '#web/shell/page-meta.ts';
import { ConditionEditor, clientAction, loadLinkedLists } from '../condition-editor.tsx';
import type { Route } from './+types/route.ts';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLinkedLists(signal);

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta('Add a condition', args);

export default function NewCondition({ loaderData }: Route.ComponentProps) {
  return <ConditionEditor condition={undefined} {...loaderData} />;
}
