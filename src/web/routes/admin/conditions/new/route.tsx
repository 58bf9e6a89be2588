import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ConditionEditor } from '../condition-editor.tsx';
import { conditionForms } from '../condition-forms.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return {
    symptoms: await loadOr(null, () => adminApi.symptoms.list({ query: { placeholders: '1' } }, { signal }), {
      signal,
    }),
  };
}

export const clientAction = clientActionOf(adminApi, conditionForms);

export const meta = (args: Route.MetaArgs) => pageMeta('Add a condition', args);

export default function NewCondition({ loaderData: { symptoms } }: Route.ComponentProps) {
  return <ConditionEditor condition={undefined} symptoms={symptoms} />;
}
