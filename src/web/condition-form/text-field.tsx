import { conditionTexts } from '#contract/plain/condition-texts.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { CharacterCount } from '#web/forms/field.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import * as words from '#words/condition-form.ts';
import { specifiedTexts } from './condition-values.ts';
import type { ConditionFormState } from './use-condition-form.ts';

const described = { ...specifiedTexts, ...conditionTexts };

interface ConditionTextProps {
  form: Pick<ConditionFormState, 'values' | 'change'>;
  field: keyof typeof described;
}

/** A text of the condition. */
export function ConditionText({ form: { values, change }, field: name }: ConditionTextProps) {
  const { example, ...field }: DescribedField & { example?: string } = described[name];
  const hint = [field.hint, example && words.like(example)].filter(Boolean).join(' ');
  return (
    <DraftText
      name={name}
      field={{ ...field, hint }}
      value={values[name]}
      onType={(typed) => change(() => ({ [name]: typed }))}
    />
  );
}

interface DraftTextProps {
  name: string;
  field: DescribedField;
  value: string;
  onType: (typed: string) => void;
}

/** A text that is being written, and how much room is left once that is little. */
export function DraftText({ name, field, value, onType }: DraftTextProps) {
  const { label, missing, hint, rows, max = limits.freeText } = field;
  const control = {
    name,
    label,
    hint,
    value,
    optional: !missing,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    after: <Room length={lengthOf(value)} max={max} />,
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
