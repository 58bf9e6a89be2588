import { replace, useNavigation } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { longDay } from '#web/admin/list/clinic-clock.ts';
import { findElsewhere, OtherStatuses } from '#web/admin/list/elsewhere.tsx';
import { FilterBar } from '#web/admin/list/filter-bar.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Working } from '#web/ui/feedback/working.tsx';
import type { Route } from './+types/route.ts';
import { loadPage, readListQuery, toSearch } from './list-query.ts';
import { RatingsPanel } from './ratings-panel.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewChanges } from './use-review-changes.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  if (url.searchParams.has('q')) throw replace(`/admin/reviews${toSearch(query)}`);
  const [page, elsewhere, ratings] = await Promise.all([
    loadOr(null, () => loadPage(query, { signal }), { signal }),
    findElsewhere(query, statusLabels, loadPage, signal),
    loadOr(null, () => adminApi.reviews.ratings({}, { signal }), { signal }),
  ]);
  return { query, page, elsewhere, ratings, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Reviews', args);

const statusLabels = { all: 'All', new: 'New', active: 'Active', inactive: 'Inactive' } as const;
const noPage: Page<Review[]> = { body: [], next: null, total: 0, totalIsExact: true };

export default function Reviews({ loaderData, matches }: Route.ComponentProps) {
  const { query, page, elsewhere, ratings, loadedAt } = loaderData;
  const { reviews: counts } = matches[1].loaderData;
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const isLoading = useNavigation().state === 'loading';
  const growing = useOptimisticList(
    'review',
    useGrowingList(page ?? noPage, toSearch(query), (cursor) => loadPage(query, { cursor })),
  );
  const { toDelete, ...changes } = useReviewChanges(query.status, growing);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Reviews</h1>
          <p>
            {isLoading && <Working says="Loading the reviews" />}
            {longDay(clock)}
          </p>
        </header>
        {ratings && ratings.all.count > 0 && <RatingsPanel {...ratings} />}
        <FilterBar
          query={query}
          toSearch={toSearch}
          labels={statusLabels}
          counts={counts}
          clock={clock}
          searchLabel="Search by name, e-mail, mobile or words of the review"
          searchHint="Name, mobile, words"
        />

        <OtherStatuses query={query} toSearch={toSearch} labels={statusLabels} found={elsewhere} />
        <div className="list-area" aria-busy={isLoading}>
          {page ? (
            <ReviewList {...growing} onShowMore={growing.showMore} query={query} clock={clock} changes={changes} />
          ) : (
            <ListFailure sentence={reviewMessages.empty} />
          )}
        </div>
      </main>
      {toDelete && (
        <ConfirmDialog
          question="Delete this review?"
          confirm="Delete"
          onConfirm={() => changes.remove(toDelete)}
          onCancel={changes.cancel}
        >
          <p>
            The review of <bdi>{toDelete.name}</bdi> will leave the website at once. You can undo this for 30 seconds.
          </p>
          {toDelete.visible && <p>To take it off the website and keep it here, make it inactive instead.</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
