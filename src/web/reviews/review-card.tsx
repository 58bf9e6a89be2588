import './review-card.css';
import type { ApprovedReview } from '#contract/reviews.ts';
import { langOf } from '#web/content/lang-of.ts';
import { formatDay } from '#web/shell/dates.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';
import * as words from '#words/site.ts';

/** `date` is the day of `created_at` in words, in the clinic's time zone. */
export type ReviewEntry = Omit<ApprovedReview, 'created_at'> & { date: string };

/** About six lines, in characters. */
const longFrom = 240;

export function ReviewCard({ review }: { review: ReviewEntry }) {
  return (
    <article className="review card">
      <Stars rating={review.rating} />
      {review.description && <Words text={review.description} />}
      <footer className="cluster spread">
        <bdi>{review.name}</bdi>
        <span>{review.date}</span>
      </footer>
    </article>
  );
}

/** Long reviews are cut, so that one does not stretch the whole row. Without scripts they show in full. The page's script opens them. */
function Words({ text }: { text: string }) {
  if (text.length < longFrom)
    return (
      <blockquote dir="auto" lang={langOf(text)}>
        {text}
      </blockquote>
    );
  return (
    <>
      <blockquote className="review-cut" dir="auto" lang={langOf(text)}>
        {text}
      </blockquote>
      <button type="button" className="link-on needs-script" aria-expanded="false" data-other={words.readLess}>
        {words.readMore}
      </button>
    </>
  );
}

export function toReviewEntry({ created_at, ...review }: ApprovedReview, timeZone: string): ReviewEntry {
  return { ...review, date: formatDay(created_at, timeZone) };
}
