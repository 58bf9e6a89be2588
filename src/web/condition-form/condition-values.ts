import type { BodyArea, Condition, LongText } from '#contract/conditions.ts';
import {
  type ConditionGroup,
  conditionDays,
  conditionGroups,
  conditionTexts,
  exerciseImages,
  exerciseTexts,
  type OptionalField,
  optionalNames,
} from '#contract/plain/condition-texts.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { limits } from '#contract/plain/limits.ts';
import { findMistakes, formFile } from '#web/forms/define-form.ts';
import { type FieldErrors, formTexts } from '#web/forms/form-data.ts';
import * as words from '#words/condition-form.ts';
import { decodeLongText, emptyLongText, type LongTextDraft, toDraft, withoutBlanks } from './long-text.ts';

export const specifiedTexts = {
  name: { label: words.name, missing: words.enterName, max: limits.name },
  description: {
    label: words.description,
    missing: words.describe,
    hint: words.descriptionHint,
    rows: 4,
  },
} as const satisfies Record<string, DescribedField>;

/** Advice for an empty list or text. */
const missingLongText = {
  symptoms: words.enterSymptoms,
  causes: words.enterCauses,
  treatment: words.enterTreatment,
} as const;

export type LongTextField = keyof typeof missingLongText;
const longTextFields = Object.keys(missingLongText) as LongTextField[];

const longTexts = (make: (field: LongTextField) => LongTextDraft) =>
  Object.fromEntries(longTextFields.map((field) => [field, make(field)])) as Record<LongTextField, LongTextDraft>;

/** A condition as a form holds it. */
export interface ConditionValues
  extends Record<OptionalField | keyof typeof specifiedTexts, string>,
    Record<LongTextField, LongTextDraft> {
  body_area: BodyArea | '';
  /** Id of a problem. */
  problem_id: string;
  symptom_ids: readonly number[];
  /** Names, as JSON. */
  signs: string;
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

/** Texts of a titled point. */
export const pointTexts = {
  title: { label: words.title, missing: words.pointWithoutTitle, max: limits.title },
  description: { label: words.description, missing: words.pointWithoutDescription, rows: 2 },
} as const satisfies Record<string, DescribedField>;

export type PointText = keyof typeof pointTexts;
const pointParts = Object.keys(pointTexts) as PointText[];

type PointField = `${LongTextField}.${number}.${PointText}`;
type ExerciseField = `exercises.${number}.${ExerciseText}` | (typeof exerciseImages)[number];

/** Subjects of errors, as the API names them. */
export type ConditionField = Exclude<keyof ConditionValues, 'removesImage'> | 'image' | PointField | ExerciseField;

export const emptyCondition: ConditionValues = {
  name: '',
  description: '',
  ...longTexts(() => emptyLongText),
  body_area: '',
  problem_id: '',
  symptom_ids: [],
  signs: '[]',
  ...optionalTexts({}),
  exercises: [],
  removesImage: false,
};

export function toValues(condition: Condition): ConditionValues {
  return {
    name: condition.name,
    description: condition.description,
    ...longTexts((field) => toDraft(condition[field])),
    body_area: condition.body_area ?? '',
    problem_id: String(condition.problem_id ?? ''),
    symptom_ids: condition.symptom_ids,
    signs: JSON.stringify(condition.signs),
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

/** Exercises with the names under which their new pictures are stored now, also those whose words were typed on since. */
export function withStoredPictures(
  exercises: readonly ExerciseDraft[],
  sent: readonly ExerciseDraft[],
  stored: readonly StoredExercise[],
): ExerciseDraft[] {
  return exercises.map((exercise) => {
    const place = sent.findIndex(({ key }) => key === exercise.key);
    return sent[place]?.image === exercise.image ? { ...exercise, image: stored[place]?.image ?? null } : exercise;
  });
}

/** Drops empty points, so that errors of the server refer to the points on screen. */
export function tidy(values: ConditionValues): ConditionValues {
  return { ...values, ...longTexts((field) => withoutBlanks(values[field])) };
}

/** Exercises with words, or with a stored or a new picture, by their keys. */
export function filledExercises(exercises: readonly ExerciseDraft[], pictures: Readonly<Record<number, unknown>>) {
  return exercises.filter(
    (exercise) =>
      exercise.image || pictures[exercise.key] || exerciseTextNames.some((name) => exercise[name].trim() !== ''),
  );
}

export function conditionControl(field: string) {
  return `condition-${field.replaceAll('.', '-')}`;
}

const texts = ['name', 'description', ...longTextFields] as const;

type SpecifiedTexts = Record<(typeof texts)[number], string>;

/** The specified fields, and those optional ones that the form shows: the API leaves others unchanged. */
export function readCondition(form: FormData) {
  const shown = [...optionalNames, 'exercises', 'symptom_ids', 'body_area', 'problem_id', 'signs'] as const;
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

/** Finds missing values. Everything else is left to the server. */
export function findMissing(values: SpecifiedTexts): FieldErrors<ConditionField> {
  const missing = longTextFields.flatMap((field) => missingOf(field, decodeLongText(values[field])));
  return { ...findMistakes(values, specifiedTexts), ...Object.fromEntries(missing) };
}

function missingOf(field: LongTextField, text: LongText): [ConditionField, string][] {
  if ((typeof text === 'string' ? text.trim() : text).length === 0) return [[field, missingLongText[field]]];
  const points = typeof text === 'string' ? [] : text;
  return points.flatMap((point, place) =>
    pointParts
      .filter((part) => point[part].trim() === '')
      .map((part): [ConditionField, string] => [
        `${field}.${place}.${part}`,
        pointTexts[part].missing.replace('{number}', String(place + 1)),
      ]),
  );
}

/** Every field that the form can show an error at, from top to bottom. */
export function fieldsOf(values: SpecifiedTexts): ConditionField[] {
  const long = longTextFields.flatMap((field): ConditionField[] => {
    const text = decodeLongText(values[field]);
    const places = typeof text === 'string' ? [] : [...text.keys()];
    return [field, ...places.flatMap((place) => pointParts.map((part) => `${field}.${place}.${part}` as const))];
  });
  const groups = (Object.keys(conditionGroups) as ConditionGroup[]).flatMap(fieldsOfGroup);
  return ['name', 'description', ...long, 'image', 'alt', ...groups, 'body_area', 'problem_id', 'symptom_ids'];
}

/** The fields that a group of the form can show an error at. */
export function fieldsOfGroup(group: ConditionGroup): ConditionField[] {
  const found = textsOfGroup(group);
  if (group === 'help') return ['signs', ...found];
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
