import type { MouseEvent } from 'react';
import type { Treatment } from '#contract/treatments.ts';
import { Icon } from '#web/ui/icon.tsx';

interface ChosenTreatmentsProps {
  treatments: Treatment[];
  onRemove: (treatmentId: number, event: MouseEvent<HTMLButtonElement>) => void;
}

/** How many are chosen, and which: the box shows only three rows at a time. */
export function ChosenTreatments({ treatments, onRemove }: ChosenTreatmentsProps) {
  return (
    <div className="picker-foot needs-script">
      <strong className="num" role="status">
        {treatments.length} chosen
      </strong>
      <ul aria-label="Chosen treatments" hidden={treatments.length === 0}>
        {treatments.map(({ treatment_id, treatment_description }) => (
          <li key={treatment_id}>
            <button type="button" className="tag" onClick={(event) => onRemove(treatment_id, event)}>
              <span>
                <span className="visually-hidden">Remove </span>
                {treatment_description}
              </span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
