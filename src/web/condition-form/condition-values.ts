import type { BodyArea, Condition } from '#contract/conditions.ts';
import { emptyLongText, type LongTextDraft, toDraft, withoutBlanks } from './long-text.ts';

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

export const longTextFields = ['symptoms', 'causes', 'treatment'] as const;
export type LongTextField = (typeof longTextFields)[number];

export type PointField = `${LongTextField}.${number}.${'title' | 'description'}`;

/** What an error can be about, as the API names it. */
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
