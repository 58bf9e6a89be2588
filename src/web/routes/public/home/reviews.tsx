import './reviews.css';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { ReviewCard, type ReviewEntry } from '#web/reviews/review-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Ticks } from '#web/ui/drawings/ticks.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MoveButton, PauseButton } from '#web/ui/media/play-controls.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/home.ts';
import { leaveReview, reviews as reviewsTitle } from '#words/pages.ts';
import * as slideshow from '#words/slideshow.ts';

interface ReviewsProps {
  title: string;
  reviews: readonly ReviewEntry[];
  /** Text shown without reviews. */
  none: string | undefined;
}

export function Reviews({ title, reviews, none }: ReviewsProps) {
  return (
    <section className="section band home-reviews" aria-labelledby="reviews-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="reviews-heading">
              <InItsLanguage text={title} />
            </h2>
          </div>
          {reviews.length > 0 && (
            <div className="actions">
              <Link className="link-on" to="/reviews">
                {words.allReviews}
                <Icon name="arrow" />
              </Link>
              <Link className="link-on" to="/review">
                {leaveReview}
                <Icon name="arrow" />
              </Link>
            </div>
          )}
        </div>
        {reviews.length > 0 ? (
          <ReviewSlider reviews={reviews} />
        ) : (
          <EmptyState sentence={reviewMessages.emptyPublic}>
            <p>{none}</p>
            <Link className="button button-secondary button-small" to="/review">
              {leaveReview}
            </Link>
          </EmptyState>
        )}
      </div>
    </section>
  );
}

const idOf = (index: number) => `review-${index + 1}`;

/** One card in view, two from 768 px, three from 1024 px. start-reviews.ts moves them. */
function ReviewSlider({ reviews }: { reviews: readonly ReviewEntry[] }) {
  return (
    <div className="review-slider">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <ul className="review-row stack" tabIndex={0} aria-label={reviewsTitle}>
        {reviews.map((review, index) => (
          <li key={index} id={idOf(index)}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <div className="review-controls row spread">
        <Ticks ids={reviews.map((_, index) => idOf(index))} name={slideshow.review} />
        <div className="review-buttons">
          <PauseButton pause={slideshow.pauseReviews} play={slideshow.playReviews} />
          <MoveButton label={slideshow.previousReview} step={-1} />
          <MoveButton label={slideshow.nextReview} step={1} />
        </div>
      </div>
    </div>
  );
}
