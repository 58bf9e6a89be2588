import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/conditions.ts';
import { ConditionEditor, clientAction, loadLinkedLists } from '../condition-editor.tsx';
import type { Route } from './+types/route.ts';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLinkedLists(signal);

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta(words.addACondition, args);

export default function NewCondition({ loaderData }: Route.ComponentProps) {
  return <ConditionEditor condition={undefined} {...loaderData} />;
}
