import { Field } from '#web/forms/field.tsx';
import { type ItemTexts, type TextField, textLabels } from './gallery-forms.ts';

interface TextFieldsProps {
  /** Prefix of the ids, since the page can contain several of these. */
  prefix: string;
  texts: ItemTexts;
  errors: Partial<Record<TextField, string>>;
  onChange: (changes: Partial<ItemTexts>) => void;
}

export function fieldId(prefix: string, field: string) {
  return `${prefix}-${field}`;
}

/** The fields for the texts of an item, in a form or in the queue. */
export function TextFields({ prefix, texts, errors, onChange }: TextFieldsProps) {
  const describe = (field: TextField) => ({
    id: fieldId(prefix, field),
    label: textLabels[field],
    error: errors[field],
  });
  const inputOf = (field: TextField) => ({
    name: field,
    className: 'input',
    dir: 'auto',
    autoComplete: 'off',
    value: texts[field],
    onChange: (event: { target: HTMLInputElement }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <Field {...describe('title')} hint="In a few words.">
        {(control) => <input {...control} {...inputOf('title')} required />}
      </Field>
      <Field {...describe('alt')} optional hint="Read out to people who cannot see it.">
        {(control) => <input {...control} {...inputOf('alt')} />}
      </Field>
      <Field {...describe('treatment_name')} optional hint="Shown below the title.">
        {(control) => <input {...control} {...inputOf('treatment_name')} list={treatmentNames} />}
      </Field>
    </>
  );
}

const treatmentNames = 'treatment-names';

/** Suggestions for the caption in `TextFields`. Render it once per page. */
export function TreatmentNames({ treatments }: { treatments: readonly { treatment_description: string }[] }) {
  return (
    <datalist id={treatmentNames}>
      {treatments.map(({ treatment_description: name }) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
