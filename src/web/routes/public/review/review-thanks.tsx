import { type MouseEvent, useEffect, useRef } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';

interface ReviewThanksProps {
  review: ApprovedReview;
  onStartAgain: () => void;
}

/** Says that the review arrived, shows it as others will see it, and says what happens next. */
export function ReviewThanks({ review, onStartAgain }: ReviewThanksProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    onStartAgain();
  };
  return (
    <div ref={notice} className="review-thanks" role="alert" tabIndex={-1}>
      <h2>{reviewMessages.submitted}</h2>
      <figure>
        <Stars rating={review.rating} />
        {review.description && (
          <blockquote>
            <Paragraphs text={review.description} />
          </blockquote>
        )}
        <figcaption>{review.name}</figcaption>
      </figure>
      <p>We read every review before it shows on this website. Nothing else about you is shown.</p>
      <div className="actions">
        <Link className="button button-secondary" to="/">
          Go to the home page
        </Link>
        <a className="link-on" href="/review" onClick={startAgain}>
          Write another review
        </a>
      </div>
    </div>
  );
}
