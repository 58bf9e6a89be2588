import { limits } from '#contract/limits.ts';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { Field } from '#web/forms/field.tsx';
import { conditionControl } from './condition-values.ts';
import type { ConditionFormState } from './use-condition-form.ts';

interface TextFieldProps {
  form: Pick<ConditionFormState, 'values' | 'errors' | 'change'>;
  field: 'name' | 'description' | 'urgent_help' | 'routine_help' | 'alt';
  label: string;
  hint?: string;
  optional?: boolean;
  /** Lines; a single one without. */
  rows?: number;
}

/** One text of the condition. */
export function TextField({
  form: { values, errors, change },
  field,
  label,
  hint,
  optional = false,
  rows,
}: TextFieldProps) {
  const Control = rows ? 'textarea' : 'input';
  return (
    <Field
      id={conditionControl(field)}
      label={label}
      hint={hint}
      optional={optional}
      error={errors[field]}
      after={<Room length={values[field].trim().length} max={rows ? limits.freeText : limits.title} />}
    >
      {(control) => (
        <Control
          {...control}
          className="input"
          name={field}
          rows={rows}
          required={!optional}
          autoComplete="off"
          value={values[field]}
          onChange={(event) => change(() => ({ [field]: event.target.value }), field)}
        />
      )}
    </Field>
  );
}

/** From here on the count shows: before, it would only be noise. */
const nearlyFull = 0.9;

export function Room({ length, max }: { length: number; max: number }) {
  if (length < max * nearlyFull) return null;
  return (
    <p className="condition-count">
      <CharacterCount length={length} max={max} />
    </p>
  );
}
