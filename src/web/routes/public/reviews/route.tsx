import './reviews-page.css';
import { data } from 'react-router';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { Ratings } from '#contract/reviews.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { groupByStars, rate } from '#web/reviews/rate.ts';
import { ReviewCard, toReviewEntry } from '#web/reviews/review-card.tsx';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Bar } from '#web/ui/drawings/bars.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Star } from '#web/ui/drawings/stars.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { fromReviews, outOfFive } from '#words/home.ts';
import { locale } from '#words/locale.ts';
import { leaveReview, reviews as title } from '#words/pages.ts';
import { howWasIt } from '#words/review.ts';
import * as words from '#words/reviews.ts';
import { ListLinks, loadListPage, statusOf } from '../list-page.tsx';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(title, args, words.description);

const limit = '24';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ timeZone }, popup, ratings, page] = await Promise.all([
    api.clinic.getPublic(),
    loadFirstStep(api),
    loadOr(null, () => api.reviews.approvedRatings()),
    loadListPage(request, (cursor) => api.reviews.listPublic({ query: { limit, cursor } })),
  ]);
  const reviews = page?.body.map((review) => toReviewEntry(review, timeZone)) ?? [];
  return data({ reviews, popup, ratings, next: page?.next ?? null }, statusOf(page));
}

export default function Reviews({ loaderData: { reviews, popup, ratings, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title}>
        {reviews.length > 0 && (
          <>
            <p className="lead">{words.lead}</p>
            <div className="actions">
              <Link className="button button-secondary" to="/review">
                {leaveReview}
              </Link>
            </div>
          </>
        )}
        <Summary ratings={ratings} />
      </PageHead>
      {reviews.length > 0 ? (
        <div className="wrap all-reviews grid">
          <ul aria-label={title}>
            {reviews.map((review, index) => (
              <li key={index}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <section className="tell-others" aria-labelledby="tell-others">
            <div>
              <h2 id="tell-others" className="title">
                {howWasIt}
              </h2>
              <p>{words.tellOthers}</p>
            </div>
            <Link className="button button-secondary" to="/review">
              {leaveReview}
            </Link>
          </section>
        </div>
      ) : (
        <div className="wrap page-end">
          <EmptyState sentence={reviewMessages.emptyPublic}>
            <p>{words.tellOthers}</p>
            <Link className="button button-secondary" to="/review">
              {leaveReview}
            </Link>
          </EmptyState>
        </div>
      )}
      <ListLinks words={words.list} path="/reviews" next={next} />
      <BookingBand title={words.bookTitle}>{words.bookText}</BookingBand>
      <StartDialog choices={popup} />
    </>
  );
}

/** Fewer reviews say nothing about how they differ. */
const enoughForBars = 5;

/** The mean of all reviews but samples, on an arc, and how many gave how many stars. */
function Summary({ ratings }: { ratings: Ratings | null }) {
  const rating = rate(ratings);
  if (!ratings || !rating) return null;
  return (
    <div className="reviews-summary card num">
      <div className="reviews-mean">
        <Dial degrees={Math.round(rating.average * 36)} label={rating.words} />
        <p>
          <span className="visually-hidden">{rating.words} </span>
          <strong>{outOfFive}</strong>
          <span className="note">{fromReviews(rating.count)}</span>
        </p>
      </div>
      {rating.count >= enoughForBars && (
        <table>
          <caption className="visually-hidden">{words.distribution}</caption>
          <tbody>
            {groupByStars(ratings).map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">
                  {label} <Star filled={1} />
                </th>
                <td>
                  <Bar share={count / rating.count} />
                </td>
                <td>{count.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
