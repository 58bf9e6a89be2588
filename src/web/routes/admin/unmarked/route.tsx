import { serverLimits } from '#contract/plain/limits.ts';
import { isUnmarked } from '#contract/plain/visit-states.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { openAnswer, useAnswer } from '#web/admin/records/answers.ts';
import { useList } from '#web/admin/records/cache.ts';
import { visits } from '#web/admin/records/kinds.ts';
import { UnmarkedDays } from '#web/admin/visits/unmarked-days.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

type Options = Parameters<typeof adminApi.visits.listUnmarked>[1];

async function load(options: Options) {
  const found = await adminApi.visits.listUnmarked({}, options);
  visits.showAll('all unmarked', found);
  return true;
}

export const clientLoader = () => openAnswer('all unmarked', load, 'visits');

export const meta = (args: Route.MetaArgs) => pageMeta('Not marked yet', args);

/** All visits that are over and not marked, the latest day first. */
export default function Unmarked() {
  const isLoaded = useAnswer('all unmarked', load, { follows: 'visits' });
  const { list } = useList(visits, 'all unmarked');
  return (
    <div className="tab-page">
      <PartFrame title="Not marked yet">
        {!isLoaded && <ListFailure sentence="The visits could not be loaded." />}
        {isLoaded && !list.body.some((visit) => isUnmarked(visit)) && (
          <EmptyState sentence="Every visit that is over has been marked.">
            <p>Visits are listed here until someone says whether the patient came.</p>
          </EmptyState>
        )}
        <UnmarkedDays visits={list.body} />
        {list.body.length >= serverLimits.unmarked && (
          <p className="soft">These are the latest {serverLimits.unmarked}.</p>
        )}
      </PartFrame>
    </div>
  );
}
