import './reviews.css';
import { useEffect, useRef, useState } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { ReviewCard, type ReviewEntry } from '#web/reviews/review-card.tsx';
import * as timings from '#web/timings.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Ticks } from '#web/ui/drawings/ticks.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MoveButton, PauseButton } from '#web/ui/media/play-controls.tsx';
import { useAutoplay } from '#web/ui/media/use-autoplay.ts';
import { prefersStillness } from '#web/ui/media/use-stillness.ts';
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

/** One card in view, two from 768 px, three from 1024 px. */
function ReviewSlider({ reviews }: { reviews: readonly ReviewEntry[] }) {
  const { row, position, show } = useScrollSlider(reviews.length);
  const move = (step: number) => show(position + step);
  const { isPaused, togglePause, hold } = useAutoplay({ interval: timings.reviewInterval, position, onAdvance: show });
  return (
    <div className="review-slider" {...hold}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <ul className="review-row stack" ref={row} tabIndex={0} aria-label={reviewsTitle}>
        {reviews.map((review, index) => (
          <li key={index} id={idOf(index)}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <div className="review-controls row spread">
        <Ticks
          ids={reviews.map((_, index) => idOf(index))}
          current={position}
          name={slideshow.review}
          onChoose={show}
        />
        <div className="review-buttons">
          <PauseButton
            label={isPaused ? slideshow.playReviews : slideshow.pauseReviews}
            isPaused={isPaused}
            onPause={togglePause}
          />
          <MoveButton label={slideshow.previousReview} step={-1} onMove={move} />
          <MoveButton label={slideshow.nextReview} step={1} onMove={move} />
        </div>
      </div>
    </div>
  );
}

/** A row that scrolls sideways and snaps to its items. How many fit in view is up to CSS. */
function useScrollSlider(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [{ position, last }, setPlace] = useState({ position: 0, last: count - 1 });
  useEffect(() => (row.current ? watch(row.current, setPlace) : undefined), []);
  /** Scrolls to a position, and past either end to the other. */
  const show = (index: number) => {
    if (!row.current) return;
    const left = ((index + last + 1) % (last + 1)) * stepOf(row.current);
    row.current.scrollTo({ left, behavior: prefersStillness() ? 'instant' : 'smooth' });
  };
  return { row, position, show };
}

function watch(row: HTMLElement, onChange: (place: { position: number; last: number }) => void) {
  const measure = () => onChange(measurePlace(row));
  const resize = new ResizeObserver(measure);
  resize.observe(row);
  row.addEventListener('scroll', measure, { passive: true });
  return () => {
    resize.disconnect();
    row.removeEventListener('scroll', measure);
  };
}

function measurePlace(row: HTMLElement) {
  const step = stepOf(row);
  const last = Math.max(0, Math.round((row.scrollWidth - row.clientWidth) / Math.abs(step)));
  return { position: Math.min(last, Math.round(row.scrollLeft / step)), last };
}

/** Distance from the start of one item to the start of the next, below zero where lines run to the left. */
function stepOf(row: HTMLElement) {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft;
}
