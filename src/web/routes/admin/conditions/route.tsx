import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/admin/button.tsx';
import { loadLists, searchLists, TabFrame, useLists } from '#web/admin/conditions/tab-frame.tsx';
import { WithImport } from '#web/admin/list/record-links.tsx';
import { revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/conditions.ts';
import type { Route } from './+types/route.ts';
import { ConditionTable } from './condition-table.tsx';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

export { revalidateRecords as shouldRevalidate };

export const meta = (args: Route.MetaArgs) => pageMeta(words.titles.conditions, args);

/** Every condition from A to Z, with those due for review marked. */
export default function Conditions({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const lists = useLists();
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const q = useSearchParams()[0].get('q') ?? '';
  const shown = lists ? searchLists(lists, q).conditions : [];
  return (
    <TabFrame
      list="conditions"
      lists={lists}
      filter={{ label: words.filterConditions, value: q }}
      isEmpty={shown.length === 0}
      action={
        <WithImport from="conditions">
          <ButtonLink look="primary" icon="plus" to="/admin/conditions/new" shortcut="add">
            {words.addACondition}
          </ButtonLink>
        </WithImport>
      }
    >
      <ConditionTable conditions={shown} symptoms={lists?.symptoms ?? []} clock={clock} />
    </TabFrame>
  );
}
