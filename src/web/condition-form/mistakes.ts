import {
  type ConditionErrors,
  type ConditionField,
  type ConditionValues,
  type LongTextField,
  longTextFields,
} from './condition-values.ts';
import { isBlank, type LongTextDraft } from './long-text-draft.ts';

const missingText: Record<LongTextField, string> = {
  symptoms: 'Please enter the symptoms.',
  causes: 'Please enter the causes.',
  treatment: 'Please enter the treatment.',
};

/** What is missing. All else the server knows best. */
export function findMissing(values: ConditionValues): ConditionErrors {
  const errors: ConditionErrors = {};
  if (values.name.trim() === '') errors.name = 'Please enter the name of the condition.';
  if (values.description.trim() === '') errors.description = 'Please describe the condition.';
  for (const field of longTextFields) Object.assign(errors, missingOf(field, values[field]));
  return errors;
}

function missingOf(field: LongTextField, { isList, text, points }: LongTextDraft): ConditionErrors {
  const isMissing = isList ? points.every(isBlank) : text.trim() === '';
  if (isMissing) return { [field]: missingText[field] };
  const errors: ConditionErrors = {};
  for (const [place, { title, description }] of isList ? points.entries() : []) {
    if (title.trim() === '') errors[`${field}.${place}.title`] = `Point ${place + 1} needs a title.`;
    if (description.trim() === '') errors[`${field}.${place}.description`] = `Point ${place + 1} needs a description.`;
  }
  return errors;
}

/** Every field that the form can show an error at, from its top to its end. */
export function fieldsOf(values: ConditionValues): ConditionField[] {
  const long = longTextFields.flatMap((field): ConditionField[] => [
    field,
    ...values[field].points.flatMap((_, place): ConditionField[] => [
      `${field}.${place}.title`,
      `${field}.${place}.description`,
    ]),
  ]);
  const clinics = ['body_area', 'symptom_ids', 'urgent_help', 'routine_help', 'reviewed_on'] as const;
  return ['name', 'description', ...long, 'image', 'alt', ...clinics];
}
