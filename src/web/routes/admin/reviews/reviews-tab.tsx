import { useNavigation } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Ratings, Review, ReviewCounts } from '#contract/reviews.ts';
import { longDay } from '#web/admin/list/clinic-clock.ts';
import { FilterBar } from '#web/admin/list/filter-bar.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Working } from '#web/ui/working.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { loadPage } from './load-reviews.ts';
import { RatingsPanel } from './ratings-panel.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewChanges } from './use-review-changes.ts';

interface ReviewsTabProps {
  query: ListQuery;
  /** These three are null when they could not be loaded. */
  page: Page<Review[]> | null;
  ratings: { all: Ratings; active: Ratings } | null;
  counts: ReviewCounts | null;
  loadedAt: Date;
}

const statusLabels = { all: 'All', active: 'Active', inactive: 'Inactive' } as const;
const noPage: Page<Review[]> = { body: [], next: null, total: 0, totalIsExact: true };

export function ReviewsTab({ query, page, ratings, counts, loadedAt }: ReviewsTabProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const isLoading = useNavigation().state === 'loading';
  const growing = useGrowingList(page ?? noPage, toSearch(query), (cursor) => loadPage(query, { cursor }));
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
        <div className="list-area" aria-busy={isLoading}>
          {page ? (
            <ReviewList {...growing} onShowMore={growing.showMore} query={query} clock={clock} changes={changes} />
          ) : (
            <ListFailure sentence={reviewMessages.empty} />
          )}
        </div>
      </main>
      {toDelete && <DeleteDialog review={toDelete} onDelete={changes.remove} onCancel={changes.keep} />}
    </div>
  );
}
