import { conditionTexts } from '#contract/condition-texts.ts';
import type { DescribedField } from '#contract/form-fields.ts';
import { limits } from '#contract/limits.ts';
import { lengthOf } from '#contract/text-length.ts';
import { CharacterCount } from '#web/forms/field.tsx';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

const described = {
  name: { label: 'Name', missing: 'Please enter the name of the condition.', max: limits.name },
  description: {
    label: 'Description',
    missing: 'Please describe the condition.',
    hint: 'What it is, in plain words. The first paragraph opens the page.',
    rows: 4,
  },
  ...conditionTexts,
} satisfies Record<string, DescribedField & { example?: string }>;

interface ConditionTextProps {
  form: Pick<ConditionFormState, 'values' | 'change'>;
  field: keyof typeof described;
}

/** A text of the condition. */
export function ConditionText({ form: { values, change }, field }: ConditionTextProps) {
  const {
    label,
    missing,
    hint,
    rows,
    max = limits.freeText,
    example,
  }: DescribedField & { example?: string } = described[field];
  const control = {
    label,
    optional: !missing,
    hint: [hint, example && `Like “${example}”`].filter(Boolean).join(' '),
    name: field,
    autoComplete: 'off',
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change(() => ({ [field]: target.value })),
    after: <Room length={lengthOf(values[field])} max={max} />,
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
