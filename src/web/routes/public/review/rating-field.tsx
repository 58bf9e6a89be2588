import './rating-field.css';
import { useRef, useState } from 'react';
import { controlId, describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { iconPaths } from '#web/ui/drawings/icon-paths.ts';

const id = controlId('review', 'rating');
const ratings = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

/** Ten radio buttons, drawn as the halves of five stars. They work with pointer, touch and arrow keys, without scripts too. */
export function RatingField({ before }: { before: string }) {
  const error = useFormParts().errors['rating'];
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describeControl(id, { hint: true, error });
  return (
    <fieldset className="rating" role="radiogroup" aria-invalid={isInvalid} aria-describedby={describedBy}>
      <legend>
        How was your visit? <span className="field-optional">(optional)</span>
      </legend>
      <p className="hint" id={hintId(id)}>
        From half a star to five stars.
      </p>
      <FieldError id={id} message={error} />
      <HalfStars before={before} />
    </fieldset>
  );
}

function HalfStars({ before }: { before: string }) {
  const stars = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const move = (by: 1 | -1) => setAnnounced(describe(step(stars.current, by)));
  return (
    <div className="rating-control">
      <div ref={stars} className="rating-stars">
        {ratings.map((rating) => (
          <label key={rating} className="rating-half">
            <input
              type="radio"
              // The error summary links to the first.
              id={rating === ratings[0] ? id : `${id}-${rating}`}
              name="rating"
              value={rating}
              defaultChecked={before === String(rating)}
            />
            <HalfStar isLeft={rating % 1 !== 0} />
            <span className="rating-words num">{describe(rating)}</span>
          </label>
        ))}
      </div>
      <p className="rating-none" aria-hidden="true">
        No stars chosen yet
      </p>
      <div className="rating-steps needs-script">
        <StepButton label="Half a star less" icon="minus" onPress={() => move(-1)} />
        <StepButton label="Half a star more" icon="plus" onPress={() => move(1)} />
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </div>
  );
}

function HalfStar({ isLeft }: { isLeft: boolean }) {
  return (
    <svg viewBox={isLeft ? '2 2 10 20' : '12 2 10 20'} aria-hidden="true">
      <path d={iconPaths.star.line} />
    </svg>
  );
}

function describe(rating: number) {
  if (rating === 0) return 'No stars';
  if (rating === 0.5) return 'Half a star';
  return rating === 1 ? '1 star' : `${rating} stars`;
}

/** For touch screens: a finger is wider than half a star. */
function StepButton({ label, icon, onPress }: { label: string; icon: 'minus' | 'plus'; onPress: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

/** Chooses the next rating, and returns it. Before the first is none: 0. */
function step(stars: HTMLElement | null, by: 1 | -1) {
  const radios = [...(stars?.querySelectorAll('input') ?? [])];
  const chosen = radios.findIndex((radio) => radio.checked);
  const next = radios[Math.min(radios.length - 1, chosen + by)];
  if (next) next.click();
  else for (const radio of radios) radio.checked = false;
  return Number(next?.value ?? 0);
}
