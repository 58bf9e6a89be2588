import { Link } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Review } from '#contract/reviews.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { isNarrowed } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { ReviewTable } from './review-table.tsx';
import type { ReviewChanges } from './use-review-changes.ts';

interface ReviewListProps {
  list: Page<Review[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  query: ListQuery;
  clock: ClinicClock;
  changes: ReviewChanges;
}

const nouns = { all: 'reviews', active: 'active reviews', inactive: 'inactive reviews' } as const;

export function ReviewList({ list, more, onShowMore, query, clock, changes }: ReviewListProps) {
  if (list.body.length === 0) return <NoReviews query={query} />;
  return (
    <>
      <ReviewTable reviews={list.body} status={query.status} clock={clock} changes={changes} />
      <ListFoot list={list} noun={nouns[query.status]} more={more} onShowMore={onShowMore} />
    </>
  );
}

const nextSteps = {
  all: 'What visitors write on the website appears here.',
  active: 'Switch a review on, and it shows on the home page.',
  inactive: 'Every review is on the website. New ones wait here until you have read them.',
} as const;

function NoReviews({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={reviewMessages.empty}>
      {isNarrowed(query) ? (
        <>
          <p>Nothing matches this search.</p>
          <Link
            className="button button-secondary button-small"
            to={{ search: toSearch({ ...query, q: '', from: '', to: '' }) }}
          >
            Clear the search
          </Link>
        </>
      ) : (
        <p>{nextSteps[query.status]}</p>
      )}
    </EmptyState>
  );
}
