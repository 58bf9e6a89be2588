import type { FieldErrors } from '#web/forms/form-result.ts';
import { formTexts } from '#web/forms/form-text.ts';
import { formFile } from '#web/forms/record-fields.tsx';
import { type ConditionField, type LongTextField, longTextFields } from './condition-values.ts';
import { decodeLongText } from './long-text.ts';

const texts = ['name', 'description', ...longTextFields] as const;

/** Exactly the fields of the specified form. */
export type SpecifiedCondition = Record<(typeof texts)[number], string> & { image: File | undefined };

export function readSpecified(form: FormData): SpecifiedCondition {
  return { ...formTexts(form, texts), image: formFile(form, 'image') };
}

const missingText: Record<LongTextField, string> = {
  symptoms: 'Please enter the symptoms.',
  causes: 'Please enter the causes.',
  treatment: 'Please enter the treatment.',
};

/** What is missing. Everything else is left to the server. */
export function findMissing(values: SpecifiedCondition): FieldErrors<ConditionField> {
  const errors: FieldErrors<ConditionField> = {};
  if (values.name.trim() === '') errors.name = 'Please enter the name of the condition.';
  if (values.description.trim() === '') errors.description = 'Please describe the condition.';
  for (const field of longTextFields) Object.assign(errors, missingOf(field, values[field]));
  return errors;
}

function missingOf(field: LongTextField, sent: string): FieldErrors<ConditionField> {
  const text = decodeLongText(sent);
  if (typeof text === 'string') return text.trim() === '' ? { [field]: missingText[field] } : {};
  if (text.length === 0) return { [field]: missingText[field] };
  const errors: FieldErrors<ConditionField> = {};
  for (const [place, { title, description }] of text.entries()) {
    if (title.trim() === '') errors[`${field}.${place}.title`] = `Point ${place + 1} needs a title.`;
    if (description.trim() === '') errors[`${field}.${place}.description`] = `Point ${place + 1} needs a description.`;
  }
  return errors;
}

/** Every field that the form can show an error at, from top to bottom. */
export function fieldsOf(values: SpecifiedCondition): ConditionField[] {
  const long = longTextFields.flatMap((field): ConditionField[] => {
    const text = decodeLongText(values[field]);
    const places = typeof text === 'string' ? [] : [...text.keys()];
    const points = places.flatMap((place) => [`${field}.${place}.title`, `${field}.${place}.description`] as const);
    return [field, ...points];
  });
  const ofTheClinic = [
    'body_area',
    'symptom_ids',
    'urgent_help',
    'routine_help',
    'reviewed_on',
    'reviewed_by',
  ] as const;
  return ['name', 'description', ...long, 'image', 'alt', ...ofTheClinic];
}
