import type { InputHTMLAttributes, ReactNode } from 'react';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { Field } from '#web/forms/field.tsx';
import { useClinicForm } from './clinic-form-context.ts';
import type { ClinicValues } from './clinic-values.ts';
import { type TextPath, textAt } from './paths.ts';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  path: TextPath<ClinicValues>;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
}

/** A text of the profile, by its path. */
export function TextField({ path, label, optional = false, hint, ...input }: TextFieldProps) {
  const { values, errors, change } = useClinicForm();
  return (
    <Field id={path} label={label} optional={optional} hint={hint} error={errors[path]}>
      {(control) => (
        <input
          {...control}
          {...input}
          className="input"
          required={!optional}
          value={textAt(values, path)}
          onChange={(event) => change(path, event.target.value)}
        />
      )}
    </Field>
  );
}

interface LongTextFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'> {
  max: number;
  rows: number;
}

/** The same for more than a line, with a count of what is left. */
export function LongTextField({ path, label, optional = false, hint, max, rows }: LongTextFieldProps) {
  const { values, errors, change } = useClinicForm();
  const text = textAt(values, path);
  const count = (
    <p className="clinic-count">
      <CharacterCount length={text.trim().length} max={max} />
    </p>
  );
  return (
    <Field id={path} label={label} optional={optional} hint={hint} error={errors[path]} after={count}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={rows}
          required={!optional}
          value={text}
          onChange={(event) => change(path, event.target.value)}
        />
      )}
    </Field>
  );
}
