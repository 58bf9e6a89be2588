import { useState } from 'react';
import type { ApprovedReview } from '#contract/reviews.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';

/** `date` is `created_at` as people write it. */
export type ReviewEntry = ApprovedReview & { date: string };

/** About as much as six lines hold. */
const longFrom = 240;

export function ReviewCard({ review }: { review: ReviewEntry }) {
  return (
    <article className="review">
      <Stars rating={review.rating} />
      {review.description && <Words text={review.description} />}
      <footer>
        {review.name}
        <time dateTime={review.created_at}>{review.date}</time>
      </footer>
    </article>
  );
}

/** Long ones are cut, so that one review does not stretch the whole row. Without scripts they are shown whole. */
function Words({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length < longFrom) return <blockquote>{text}</blockquote>;
  return (
    <>
      <blockquote className={isOpen ? undefined : 'review-cut'}>{text}</blockquote>
      <button type="button" className="link-on needs-script" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Read less' : 'Read more'}
      </button>
    </>
  );
}
