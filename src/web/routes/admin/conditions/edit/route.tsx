import * as conditionMessages from '#contract/messages/conditions.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/conditions.ts';
import { ConditionEditor, clientAction, loadLinkedLists } from '../condition-editor.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [condition, lists] = await Promise.all([
    foundOr404(adminApi.conditions.get({ params: { id }, query: { placeholders: '1' } }, { signal })),
    loadLinkedLists(signal),
  ]);
  return { condition, ...lists };
}

export { clientAction };

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args.loaderData?.condition.name ?? words.titles.conditions, args);

export default function EditCondition({ loaderData }: Route.ComponentProps) {
  return <ConditionEditor key={loaderData.condition.id} {...loaderData} />;
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage
        missing={{
          sentence: conditionMessages.notFound,
          wayOn: { to: '/admin/conditions', label: words.viewAllConditions },
        }}
      />
    </main>
  );
}
