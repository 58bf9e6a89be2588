import { timings } from '#web/timings.ts';
import { Ticks } from '#web/ui/drawings/ticks.tsx';
import { MoveButton, PauseButton } from '#web/ui/media/play-controls.tsx';
import { useAutoplay } from '#web/ui/media/use-autoplay.ts';
import { useScrollSlider } from '#web/ui/media/use-scroll-slider.ts';
import { ReviewCard, type ReviewEntry } from './review-card.tsx';

const idOf = (index: number) => `review-${index + 1}`;

/** One card in view, two from 768 px, three from 1024 px. */
export function ReviewSlider({ reviews }: { reviews: readonly ReviewEntry[] }) {
  const { row, position, show } = useScrollSlider<HTMLUListElement>(reviews.length);
  const move = (step: number) => show(position + step);
  const { isPaused, togglePause, hold } = useAutoplay({
    interval: timings.reviewInterval,
    position,
    onAdvance: show,
  });
  return (
    <div className="review-slider" {...hold}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <ul className="review-row" ref={row} tabIndex={0} aria-label="Reviews">
        {reviews.map((review, index) => (
          <li key={`${review.created_at} ${review.name}`} id={idOf(index)}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <div className="review-controls">
        <Ticks ids={reviews.map((_, index) => idOf(index))} current={position} noun="Review" onChoose={show} />
        <div className="review-buttons">
          <PauseButton whole="the reviews" isPaused={isPaused} onPause={togglePause} />
          <MoveButton noun="review" step={-1} onMove={move} />
          <MoveButton noun="review" step={1} onMove={move} />
        </div>
      </div>
    </div>
  );
}
