import './condition-head.css';
import type { Condition } from '#contract/conditions.ts';
import { BookingActions } from '#web/shell/booking-actions.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';

interface ConditionHeadProps {
  condition: Condition;
  /** What it is, in plain words. */
  definition: string | undefined;
}

export function ConditionHead({ condition: { name, image, alt }, definition }: ConditionHeadProps) {
  return (
    <div className="condition-head">
      <div className="wrap">
        <div>
          <Breadcrumb trail={[{ to: '/conditions', label: 'Conditions' }]} current={name} />
          <h1>{name}</h1>
          {definition && <p className="lead paragraph">{definition}</p>}
          {/* In the first screen of phones; where there is room beside the text, the card there has them. */}
          <BookingActions />
        </div>
        {image && (
          <div className="condition-picture">
            <Picture
              src={`/uploads/conditions/${image}`}
              alt={alt ?? `Illustration: ${name}`}
              sizes="(min-width: 80em) 32.5rem, (min-width: 64em) 22.5rem, 100vw"
              isFirst
            />
          </div>
        )}
      </div>
    </div>
  );
}
