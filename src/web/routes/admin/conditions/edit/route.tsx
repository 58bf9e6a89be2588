import * as conditionMessages from '#contract/messages/conditions.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ConditionEditor, clientAction } from '../condition-editor.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [condition, symptoms] = await Promise.all([
    foundOr404(adminApi.conditions.get({ params: { id }, query: { placeholders: '1' } }, { signal })),
    loadOr(null, () => adminApi.symptoms.list({ query: { placeholders: '1' } }, { signal }), { signal }),
  ]);
  return { condition, symptoms };
}

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta(args.loaderData?.condition.name ?? 'Conditions', args);

export default function EditCondition({ loaderData: { condition, symptoms } }: Route.ComponentProps) {
  return <ConditionEditor key={condition.id} condition={condition} symptoms={symptoms} />;
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage
        missing={{
          sentence: conditionMessages.notFound,
          wayOn: { to: '/admin/conditions', label: 'View all conditions' },
        }}
      />
    </main>
  );
}
