import * as words from '../messages/condition-texts.ts';
import type { DescribedField } from './form-fields.ts';
import { limits } from './limits.ts';

// Fields of a condition beside the specified ones, described once: columns, schemas, forms, history and import derive from
// this. Apart from the schemas, so that browsers load no validation code with it.

export { conditionGroups, otherWordsHint } from '../messages/condition-texts.ts';

export type ConditionGroup = keyof typeof words.conditionGroups;

interface OptionalText extends DescribedField {
  noun: string;
  /** The form offers a text without a group elsewhere. */
  group?: ConditionGroup;
  /** Shown in the hint, and in the template for imports. */
  example?: string;
}

const longestLine = 200;
const { texts } = words;

/** Optional texts, in the order of the form. */
export const conditionTexts = {
  alt: { ...texts.alt, max: longestLine },
  urgent_help: { ...texts.urgent_help, group: 'help', rows: 3 },
  routine_help: { ...texts.routine_help, group: 'help', rows: 3 },
  course: { ...texts.course, group: 'course', rows: 4 },
  self_check: { ...texts.self_check, group: 'course', rows: 3 },
  do_lines: { ...texts.do_lines, group: 'action', rows: 3 },
  avoid_lines: { ...texts.avoid_lines, group: 'action', rows: 3 },
  evidence: { ...texts.evidence, group: 'care', rows: 3 },
  children: { ...texts.children, group: 'care', rows: 2 },
  pregnancy: { ...texts.pregnancy, group: 'care', rows: 2 },
  sources: { ...texts.sources, group: 'review', rows: 3 },
  other_words: {
    ...texts.other_words,
    hint: words.otherWordsHint,
    group: 'search',
    rows: 4,
    max: limits.otherWords,
  },
  reviewed_by: { ...texts.reviewed_by, group: 'review', max: longestLine },
} as const satisfies Record<string, OptionalText>;

/** Optional days, in the order of the form. */
export const { conditionDays } = words;

export type ConditionText = keyof typeof conditionTexts;
export type ConditionDay = keyof typeof conditionDays;
export type OptionalField = ConditionText | ConditionDay;

export const optionalFields = { ...conditionTexts, ...conditionDays };
export const optionalNames = Object.keys(optionalFields) as OptionalField[];

/** Texts of an exercise, which may also have a picture. */
export const exerciseTexts = {
  title: { ...words.exercises.title, max: longestLine },
  instructions: { ...words.exercises.instructions, rows: 3 },
  how_often: { ...words.exercises.how_often, max: longestLine },
  stop_if: { ...words.exercises.stop_if, max: longestLine },
} as const satisfies Record<string, DescribedField>;

/** The picture of each exercise in a form; their number is the most that a condition has. */
export const exerciseImages = ['exercise_image_1', 'exercise_image_2', 'exercise_image_3'] as const;
