import type { Review } from '#contract/reviews.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ContactLinks } from './contact-links.tsx';
import { ReviewText } from './review-text.tsx';
import { switchId } from './use-next-focus.ts';
import type { ReviewChanges } from './use-review-changes.ts';

interface ReviewRowProps {
  review: Review;
  clock: ClinicClock;
  changes: ReviewChanges;
}

export function ReviewRow({ review, clock, changes }: ReviewRowProps) {
  const { name, rating, description, visible } = review;
  const received = new Date(review.created_at);
  return (
    <tr>
      <td className="reviewer">
        <span className="who">{name}</span>
        <Stars rating={rating} />
      </td>
      <td className="review-words">
        <ReviewText text={description} />
        <ContactLinks review={review} />
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="second-line">{timeLabel(received, clock)}</span>
      </td>
      <td className="visibility">
        <Switch id={switchId(review)} isOn={visible} onSwitch={(isOn) => void changes.setVisibility(review, isOn)}>
          <span className="visibility-label">Visible on the website</span>
          <span className="visually-hidden">: the review of {name}</span>
        </Switch>
        <span className="visibility-state">{visible ? 'Active' : 'Inactive'}</span>
      </td>
      <td className="delete">
        <button type="button" className="icon-button" onClick={() => changes.ask(review)}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete the review of {name}</span>
        </button>
      </td>
    </tr>
  );
}
