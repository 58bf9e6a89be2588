import type { KeyboardEvent } from 'react';
import type { Treatment } from '#contract/treatments.ts';
import { Icon } from '#web/ui/icon.tsx';

interface TreatmentFilterProps {
  total: number;
  found: number;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows the rows while one types. It has no name, so it is not part of what is sent. */
export function TreatmentFilter({ total, found, value, onChange }: TreatmentFilterProps) {
  return (
    <div className="picker-filter needs-script">
      <Icon name="search" />
      <input
        type="search"
        aria-label={`Filter the ${total} treatments`}
        placeholder={`Filter ${total} treatments`}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keepFromSending}
      />
      <p className={found === 0 ? 'picker-none' : 'visually-hidden'} role="status">
        {value.trim() && sentence(found, total, value.trim())}
      </p>
    </div>
  );
}

function sentence(found: number, total: number, value: string) {
  return found === 0 ? `No treatment matches “${value}”.` : `${found} of ${total} treatments shown`;
}

/** Enter in the filter is not meant for the form. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Every typed word must occur, in any order. */
export function matchesFilter({ treatment_description }: Treatment, filter: string) {
  const text = treatment_description.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
