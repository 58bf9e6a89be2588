import {
  type ConditionGroup,
  conditionDays,
  conditionGroups,
  conditionTexts,
  exerciseImages,
  exerciseTexts,
  type OptionalField,
  optionalNames,
} from '#contract/condition-texts.ts';
import type { BodyArea, Condition } from '#contract/conditions.ts';
import { formFile } from '#web/forms/define-form.ts';
import { type FieldErrors, formTexts } from '#web/forms/form-data.ts';
import { decodeLongText, emptyLongText, type LongTextDraft, toDraft, withoutBlanks } from './long-text.ts';

/** A condition as a form holds it. */
export interface ConditionValues extends Record<OptionalField, string> {
  name: string;
  description: string;
  symptoms: LongTextDraft;
  causes: LongTextDraft;
  treatment: LongTextDraft;
  body_area: BodyArea | '';
  symptom_ids: readonly number[];
  exercises: readonly ExerciseDraft[];
  removesImage: boolean;
}

export type ExerciseText = keyof typeof exerciseTexts;
const exerciseTextNames = Object.keys(exerciseTexts) as ExerciseText[];

/** An exercise that is being written. */
export interface ExerciseDraft extends Record<ExerciseText, string> {
  /** Identifies it, and its new picture, while others are removed. */
  key: number;
  /** Name of its stored picture. */
  image: string | null;
}

const longTextFields = ['symptoms', 'causes', 'treatment'] as const;
export type LongTextField = (typeof longTextFields)[number];

export type PointField = `${LongTextField}.${number}.${'title' | 'description'}`;
export type ExerciseField = `exercises.${number}.${ExerciseText}` | (typeof exerciseImages)[number];

/** Subjects of errors, as the API names them. */
export type ConditionField = Exclude<keyof ConditionValues, 'removesImage'> | 'image' | PointField | ExerciseField;

export const emptyCondition: ConditionValues = {
  name: '',
  description: '',
  symptoms: emptyLongText,
  causes: emptyLongText,
  treatment: emptyLongText,
  body_area: '',
  symptom_ids: [],
  ...optionalTexts({}),
  exercises: [],
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
    ...optionalTexts(condition),
    exercises: condition.exercises.map(toExerciseDraft),
    removesImage: false,
  };
}

function optionalTexts(stored: Partial<Record<OptionalField, string | null>>) {
  return Object.fromEntries(optionalNames.map((name) => [name, stored[name] ?? ''])) as Record<OptionalField, string>;
}

type StoredExercise = Partial<Record<ExerciseText | 'image', string | null>>;

export function toExerciseDraft(stored: StoredExercise, key: number): ExerciseDraft {
  const texts = exerciseTextNames.map((name) => [name, stored[name] ?? '']);
  return { ...(Object.fromEntries(texts) as Record<ExerciseText, string>), key, image: stored.image ?? null };
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

/** Exercises with words, or with a stored or a new picture, by their keys. */
export function filledExercises(exercises: readonly ExerciseDraft[], pictures: Readonly<Record<number, unknown>>) {
  return exercises.filter(
    (exercise) =>
      exercise.image || pictures[exercise.key] || exerciseTextNames.some((name) => exercise[name].trim() !== ''),
  );
}

export function isSame(a: ConditionValues, b: ConditionValues) {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function conditionControl(field: string) {
  return `condition-${field.replaceAll('.', '-')}`;
}

const texts = ['name', 'description', ...longTextFields] as const;

type SpecifiedTexts = Record<(typeof texts)[number], string>;

/** The specified fields, and those optional ones that the form shows: the API leaves others unchanged. */
export function readCondition(form: FormData) {
  const shown = [...optionalNames, 'exercises', 'symptom_ids', 'body_area'] as const;
  const optional = formTexts(
    form,
    shown.filter((name) => form.has(name)),
  );
  const images = exerciseImages.map((name) => [name, formFile(form, name)]);
  return {
    ...formTexts(form, texts),
    image: formFile(form, 'image'),
    ...(optional as Partial<typeof optional> & { body_area?: BodyArea | '' }),
    ...(Object.fromEntries(images) as Record<(typeof exerciseImages)[number], File | undefined>),
  };
}

const missingText: Record<LongTextField, string> = {
  symptoms: 'Please enter the symptoms.',
  causes: 'Please enter the causes.',
  treatment: 'Please enter the treatment.',
};

/** Finds missing values. Everything else is left to the server. */
export function findMissing(values: SpecifiedTexts): FieldErrors<ConditionField> {
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
export function fieldsOf(values: SpecifiedTexts): ConditionField[] {
  const long = longTextFields.flatMap((field): ConditionField[] => {
    const text = decodeLongText(values[field]);
    const places = typeof text === 'string' ? [] : [...text.keys()];
    const points = places.flatMap((place) => [`${field}.${place}.title`, `${field}.${place}.description`] as const);
    return [field, ...points];
  });
  const groups = (Object.keys(conditionGroups) as ConditionGroup[]).flatMap(fieldsOfGroup);
  return ['name', 'description', ...long, 'image', 'alt', ...groups, 'body_area', 'symptom_ids'];
}

/** The fields that a group of the form can show an error at. */
export function fieldsOfGroup(group: ConditionGroup): ConditionField[] {
  const found = textsOfGroup(group);
  if (group === 'action') return [...found, 'exercises', ...exerciseImages.flatMap(fieldsOfExercise)];
  return group === 'review' ? [...found, ...(Object.keys(conditionDays) as (keyof typeof conditionDays)[])] : found;
}

function fieldsOfExercise(image: (typeof exerciseImages)[number], place: number): ConditionField[] {
  return [...exerciseTextNames.map((text) => `exercises.${place}.${text}` as const), image];
}

export function textsOfGroup(group: ConditionGroup) {
  const all = Object.entries(conditionTexts) as [keyof typeof conditionTexts, { group?: ConditionGroup }][];
  return all.filter(([, text]) => text.group === group).map(([name]) => name);
}
