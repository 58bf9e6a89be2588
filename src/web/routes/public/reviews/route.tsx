import './reviews-page.css';
import { data } from 'react-router';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { rate } from '#web/reviews/rate.ts';
import { ReviewCard, toReviewEntry } from '#web/reviews/review-card.tsx';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { fromReviews } from '#words/home.ts';
import { leaveReview, reviews as title } from '#words/pages.ts';
import * as words from '#words/reviews.ts';
import { ListLinks, loadListPage, statusOf } from '../list-page.tsx';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(title, args, words.description);

const limit = '24';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ timeZone }, ratings, page] = await Promise.all([
    api.clinic.getPublic(),
    loadOr(null, () => api.reviews.approvedRatings()),
    loadListPage(request, (cursor) => api.reviews.listPublic({ query: { limit, cursor } })),
  ]);
  const reviews = page?.body.map((review) => toReviewEntry(review, timeZone)) ?? [];
  return data({ reviews, rating: rate(ratings), next: page?.next ?? null }, statusOf(page));
}

export default function Reviews({ loaderData: { reviews, rating, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title}>
        <p className="lead">{words.lead}</p>
        {rating && <Summary {...rating} />}
        <div className="actions">
          <Link className="button button-secondary" to="/review">
            {leaveReview}
          </Link>
        </div>
      </PageHead>
      {reviews.length > 0 ? (
        <ul className="wrap all-reviews" aria-label={title}>
          {reviews.map((review, index) => (
            <li key={index}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="wrap">
          <EmptyState sentence={reviewMessages.emptyPublic} />
        </div>
      )}
      <ListLinks words={words.list} path="/reviews" next={next} />
      <BookingBand title={words.bookTitle}>{words.bookText}</BookingBand>
    </>
  );
}

/** The mean of all reviews but samples. */
function Summary({ average, words: inWords, count }: NonNullable<ReturnType<typeof rate>>) {
  return (
    <p className="reviews-summary row num">
      <strong>{inWords}</strong>
      <span>
        <Stars rating={average} />
        <span className="note">{fromReviews(count)}</span>
      </span>
    </p>
  );
}
