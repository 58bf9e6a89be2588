import type { Opening } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import { CharacterCount } from '#web/ui/character-count.tsx';
import { Field } from '#web/ui/field.tsx';
import { type OpeningField, type OpeningValues, openingLabels } from './opening-values.ts';

interface OpeningFormProps {
  values: OpeningValues;
  errors: Partial<Record<OpeningField, string>>;
  onChange: (changes: Partial<OpeningValues>) => void;
  opening: Opening | undefined;
}

const { min, max } = limits.experienceYears;

export function fieldId(field: OpeningField) {
  return `opening-${field}`;
}

export function OpeningForm({ values, errors, onChange, opening }: OpeningFormProps) {
  const describe = (field: OpeningField) => ({
    id: fieldId(field),
    label: openingLabels[field],
    error: errors[field],
  });
  return (
    <>
      <Field {...describe('position')}>
        {(control) => (
          <input
            {...control}
            className="input"
            required
            autoComplete="off"
            value={values.position}
            onChange={(event) => onChange({ position: event.target.value })}
          />
        )}
      </Field>
      <Field {...describe('experience')} hint={`${min} to ${max}; half years are fine, such as 1.5.`}>
        {(control) => (
          <input
            {...control}
            className="input num"
            inputMode="decimal"
            required
            autoComplete="off"
            value={values.experience}
            onChange={(event) => onChange({ experience: event.target.value })}
          />
        )}
      </Field>
      <Field
        {...describe('description')}
        hint="What the work is, what the person brings, and what you offer. A blank line begins a new paragraph."
        after={
          <p className="opening-count">
            <CharacterCount length={values.description.trim().length} max={limits.freeText} />
          </p>
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="input opening-description"
            required
            value={values.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        {...describe('closes_on')}
        optional
        hint={`The opening leaves the website at the end of this day.${opening?.closes_on ? ' Another day opens it again.' : ''}`}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="date"
            value={values.closes_on}
            onChange={(event) => onChange({ closes_on: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
