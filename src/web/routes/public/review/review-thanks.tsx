import type { ReactNode } from 'react';
import type { ApprovedReview } from '#contract/reviews.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { AnotherLink, Arrived } from '../form-page.tsx';

interface ReviewThanksProps {
  title: string;
  lead: string;
  review: ApprovedReview;
  onStartAgain: () => void;
  /** Goes beside the review. */
  children: ReactNode;
}

/** The page once a review arrived: says what happens next, and shows the review as others will see it. */
export function ReviewThanks({ title, lead, review, onStartAgain, children }: ReviewThanksProps) {
  return (
    <Arrived title={title}>
      <PageHead title={title}>
        <p className="lead">{lead}</p>
        {/* High on the page, where no toast covers it. */}
        <div className="actions">
          <Link className="button button-secondary" to="/">
            Go to the home page
          </Link>
          <AnotherLink href="/review" onStartAgain={onStartAgain}>
            Write another review
          </AnotherLink>
        </div>
      </PageHead>
      <div className="wrap form-page">
        <figure className="form-card review-sent">
          <Stars rating={review.rating} />
          {review.description && (
            <blockquote>
              <Paragraphs text={review.description} />
            </blockquote>
          )}
          <figcaption dir="auto">{review.name}</figcaption>
        </figure>
        {children}
      </div>
    </Arrived>
  );
}
