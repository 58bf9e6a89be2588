import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ConditionEditor, clientAction } from '../condition-editor.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return {
    symptoms: await loadOr(null, () => adminApi.symptoms.list({ query: { placeholders: '1' } }, { signal }), {
      signal,
    }),
  };
}

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta('Add a condition', args);

export default function NewCondition({ loaderData: { symptoms } }: Route.ComponentProps) {
  return <ConditionEditor condition={undefined} symptoms={symptoms} />;
}
