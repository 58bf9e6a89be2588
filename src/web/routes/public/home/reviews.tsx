import './reviews.css';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import type { ReviewEntry } from './review-card.tsx';
import { ReviewSlider } from './review-slider.tsx';

export function Reviews({ reviews }: { reviews: readonly ReviewEntry[] }) {
  return (
    <section className="section band" aria-labelledby="reviews-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="reviews-heading">In their own words</h2>
          </div>
          {reviews.length > 0 && (
            <Link className="link-on" to="/review">
              Leave a review
              <Icon name="arrow" />
            </Link>
          )}
        </div>
        {reviews.length > 0 ? <ReviewSlider reviews={reviews} /> : <NoReviews />}
      </div>
    </section>
  );
}

function NoReviews() {
  return (
    <EmptyState sentence={reviewMessages.emptyPublic}>
      <p>Have you been here? Tell others how it was.</p>
      <Link className="button button-secondary button-small" to="/review">
        Leave a review
      </Link>
    </EmptyState>
  );
}
