import type { BodyArea, Condition } from '#contract/conditions.ts';
import { formFile } from '#web/forms/define-form.ts';
import { type FieldErrors, formTexts } from '#web/forms/form-data.ts';
import { decodeLongText, emptyLongText, type LongTextDraft, toDraft, withoutBlanks } from './long-text.ts';

/** A condition as a form holds it. */
export interface ConditionValues {
  name: string;
  description: string;
  symptoms: LongTextDraft;
  causes: LongTextDraft;
  treatment: LongTextDraft;
  // The rest is what the clinic adds to the specified form.
  body_area: BodyArea | '';
  symptom_ids: readonly number[];
  urgent_help: string;
  routine_help: string;
  reviewed_on: string;
  reviewed_by: string;
  alt: string;
  removesImage: boolean;
}

const longTextFields = ['symptoms', 'causes', 'treatment'] as const;
export type LongTextField = (typeof longTextFields)[number];

export type PointField = `${LongTextField}.${number}.${'title' | 'description'}`;

/** Subjects of errors, as the API names them. */
export type ConditionField = Exclude<keyof ConditionValues, 'removesImage'> | 'image' | PointField;

export const emptyCondition: ConditionValues = {
  name: '',
  description: '',
  symptoms: emptyLongText,
  causes: emptyLongText,
  treatment: emptyLongText,
  body_area: '',
  symptom_ids: [],
  urgent_help: '',
  routine_help: '',
  reviewed_on: '',
  reviewed_by: '',
  alt: '',
  removesImage: false,
};

export function toValues(condition: Condition): ConditionValues {
  return {
    name: condition.name,
    description: condition.description,
    symptoms: toDraft(condition.symptoms),
    causes: toDraft(condition.causes),
    treatment: toDraft(condition.treatment),
    body_area: condition.body_area ?? '',
    symptom_ids: condition.symptom_ids,
    urgent_help: condition.urgent_help ?? '',
    routine_help: condition.routine_help ?? '',
    reviewed_on: condition.reviewed_on ?? '',
    reviewed_by: condition.reviewed_by ?? '',
    alt: condition.alt ?? '',
    removesImage: false,
  };
}

/** Without the points in which nothing was typed, so that what is sent has the places of what is shown. */
export function tidy(values: ConditionValues): ConditionValues {
  const { symptoms, causes, treatment } = values;
  return {
    ...values,
    symptoms: withoutBlanks(symptoms),
    causes: withoutBlanks(causes),
    treatment: withoutBlanks(treatment),
  };
}

export function isSame(a: ConditionValues, b: ConditionValues) {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function conditionControl(field: string) {
  return `condition-${field.replaceAll('.', '-')}`;
}

const texts = ['name', 'description', ...longTextFields] as const;

/** Exactly the fields of the specified form. */
type SpecifiedCondition = Record<(typeof texts)[number], string> & { image: File | undefined };

export function readSpecified(form: FormData): SpecifiedCondition {
  return { ...formTexts(form, texts), image: formFile(form, 'image') };
}

const missingText: Record<LongTextField, string> = {
  symptoms: 'Please enter the symptoms.',
  causes: 'Please enter the causes.',
  treatment: 'Please enter the treatment.',
};

/** Finds missing values. Everything else is left to the server. */
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
