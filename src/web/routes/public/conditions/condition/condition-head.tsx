import './condition-head.css';
import type { Condition } from '#contract/conditions.ts';
import { BookingActions } from '#web/shell/booking-actions.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';

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
            <img
              src={`/uploads/conditions/${encodeURIComponent(image)}`}
              width="1200"
              height="800"
              alt={alt ?? `Illustration: ${name}`}
              loading="eager"
            />
          </div>
        )}
      </div>
    </div>
  );
}
