import { serverLimits } from '#contract/plain/limits.ts';
import { isUnmarked } from '#contract/plain/visit-states.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { sharedList } from '#web/admin/records/answers.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { UnmarkedDays } from '#web/admin/visits/unmarked-days.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/unmarked.ts';
import type { Route } from './+types/route.ts';

const unmarked = sharedList(visits, 'all unmarked', (options) => adminApi.visits.listUnmarked({}, options), 'visits');

export const clientLoader = unmarked.open;

export const meta = (args: Route.MetaArgs) => pageMeta(words.notMarkedYet, args);

/** All visits that are over and not marked, the latest day first. */
export default function Unmarked() {
  const found = unmarked.use();
  return (
    <div className="tab-page">
      <PartFrame title={words.notMarkedYet}>
        {!found && <ListFailure sentence={words.notLoaded} />}
        {found && !found.some((visit) => isUnmarked(visit)) && (
          <EmptyState sentence={words.allMarked}>
            <p>{words.listedHere}</p>
          </EmptyState>
        )}
        <UnmarkedDays visits={found ?? []} />
        {found && found.length >= serverLimits.unmarked && (
          <p className="soft">{words.onlyLatest(serverLimits.unmarked)}</p>
        )}
      </PartFrame>
    </div>
  );
}
