import type { ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import { lengthOf } from '#contract/text-length.ts';
import { CharacterCount } from '#web/forms/field.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

interface ConditionTextProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional'> {
  form: Pick<ConditionFormState, 'values' | 'change'>;
  field: 'name' | 'description' | 'urgent_help' | 'routine_help' | 'reviewed_by' | 'alt';
  /** Lines of a multi-line text; without it, a single line. */
  rows?: number;
}

/** A text of the condition. */
export function ConditionText({ form: { values, change }, field, rows, ...labels }: ConditionTextProps) {
  const value = values[field];
  const control = {
    ...labels,
    name: field,
    autoComplete: 'off',
    value,
    onChange: ({ target }: { target: { value: string } }) => change(() => ({ [field]: target.value })),
    after: <Room length={lengthOf(value)} max={rows ? limits.freeText : limits.title} />,
  };
  return rows ? <TextArea {...control} rows={rows} /> : <TextField {...control} />;
}

/** The count appears from this share of the limit on. */
const nearlyFull = 0.9;

export function Room({ length, max }: { length: number; max: number }) {
  if (length < max * nearlyFull) return null;
  return (
    <p className="field-count note">
      <CharacterCount length={length} max={max} />
    </p>
  );
}
