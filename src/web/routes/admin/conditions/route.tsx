import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { WithImport } from '#web/admin/list/record-links.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { ConditionTable } from './condition-table.tsx';
import { loadLists, searchLists, TabFrame, useLists } from './tab-frame.tsx';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadLists(signal);

/** Filtering needs no request, because the whole list is loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => pageMeta('Conditions', args);

/** Every condition from A to Z, with those due for review marked. */
export default function Conditions({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const lists = useLists();
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const q = useSearchParams()[0].get('q') ?? '';
  const shown = lists ? searchLists(lists, q).conditions : [];
  return (
    <TabFrame
      title="Conditions"
      lists={lists}
      filter={{ label: 'Filter by name or body area', value: q }}
      action={
        <WithImport from="conditions">
          <Link className="button button-primary button-small" to="/admin/conditions/new" {...useShortcut('add')}>
            <Icon name="plus" />
            Add a condition
          </Link>
        </WithImport>
      }
    >
      {!lists && <ListFailure sentence={listMessages.empty} />}
      {lists && shown.length === 0 && <NoConditions isFiltered={q !== ''} />}
      {lists && shown.length > 0 && <ConditionTable conditions={shown} symptoms={lists.symptoms} clock={clock} />}
    </TabFrame>
  );
}

function NoConditions({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState sentence={listMessages.empty}>
      {isFiltered ? (
        <>
          <p>Nothing matches this filter.</p>
          <Link className="button button-secondary button-small" to={{ search: '' }}>
            Show all conditions
          </Link>
        </>
      ) : (
        <p>Conditions that you add appear here and on the website.</p>
      )}
    </EmptyState>
  );
}
