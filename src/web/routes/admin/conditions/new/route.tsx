import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ConditionEditor } from '../condition-editor.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { symptoms: await adminApi.symptoms.list({}, { signal }).catch(() => null) };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Add a condition', args);

export default function NewCondition({ loaderData: { symptoms } }: Route.ComponentProps) {
  return <ConditionEditor condition={undefined} symptoms={symptoms} />;
}
