import '#web/admin/list/data-table.css';
import './review-table.css';
import type { Review, ReviewStatus } from '#contract/reviews.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { ReviewRow } from './review-row.tsx';
import type { ReviewChanges } from './use-review-changes.ts';

interface ReviewTableProps {
  reviews: Review[];
  status: ReviewStatus;
  clock: ClinicClock;
  changes: ReviewChanges;
}

const captions = { all: 'All reviews', active: 'Active reviews', inactive: 'Inactive reviews' } as const;

/** One row per review; cards on phones. */
export function ReviewTable({ reviews, status, clock, changes }: ReviewTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table review-table">
        <caption className="visually-hidden">{captions[status]}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Name and rating</th>
            <th scope="col">Review</th>
            <th scope="col">Received</th>
            <th scope="col">On the website</th>
            <th scope="col">
              <span className="visually-hidden">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} clock={clock} changes={changes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
