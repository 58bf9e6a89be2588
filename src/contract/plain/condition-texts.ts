import type { DescribedField } from './form-fields.ts';
import { limits } from './limits.ts';

// Fields of a condition beside the specified ones, described once: columns, schemas, forms, history and import derive from
// this. Apart from the schemas, so that browsers load no validation code with it.

/** Headings of the groups in which a form offers the optional fields. */
export const conditionGroups = {
  help: 'When to get help',
  course: 'How it goes, and whether it fits',
  action: 'What you can do',
  care: 'How sure we are, children, pregnancy',
  review: 'Sources and review',
  search: 'Search',
} as const;

export type ConditionGroup = keyof typeof conditionGroups;

interface OptionalText extends DescribedField {
  noun: string;
  /** The form offers a text without a group elsewhere. */
  group?: ConditionGroup;
  /** Shown in the hint, and in the template for imports. */
  example?: string;
}

const longestLine = 200;

export const otherWordsHint =
  'Words that patients use, one a line: common names, misspellings, Hindi. Search finds this page with them.';

/** Optional texts, in the order of the form. */
export const conditionTexts = {
  alt: {
    label: 'What the picture shows',
    noun: 'words for the picture',
    hint: 'Read out to people who cannot see it. If empty, they hear “Illustration” and the name.',
    max: longestLine,
  },
  urgent_help: {
    group: 'help',
    label: 'Urgent help',
    noun: 'urgent help',
    hint: 'When to go to emergency care at once. Write {emergency}, {ambulance}, {crisis} and {child} for the numbers of the clinic’s country.',
    rows: 3,
    example: 'Your hand is numb or cannot move.',
  },
  routine_help: {
    group: 'help',
    label: 'Routine help',
    noun: 'routine help',
    hint: 'When to see a doctor or book a visit.',
    rows: 3,
    example: 'The pain lasts for more than six weeks.',
  },
  course: {
    group: 'course',
    label: 'How it usually goes',
    noun: 'usual course',
    hint: 'One stage a line: when, a bar, and what most people notice. Other lines are paragraphs.',
    rows: 4,
    example: '2 to 6 weeks | The pain eases.',
  },
  self_check: {
    group: 'course',
    label: 'Check if it fits you',
    noun: 'self-check',
    hint: 'One sign a line.',
    rows: 3,
    example: 'It hurts when you grip or lift something.',
  },
  do_lines: {
    group: 'action',
    label: 'Do',
    noun: 'what to do',
    hint: 'One a line.',
    rows: 3,
    example: 'Keep your elbow moving.',
  },
  avoid_lines: {
    group: 'action',
    label: 'Avoid',
    noun: 'what to avoid',
    hint: 'One a line.',
    rows: 3,
    example: 'Lifting with your palm facing down.',
  },
  evidence: {
    group: 'care',
    label: 'How sure we are',
    noun: 'how sure we are',
    hint: 'What is known to help, and what is not.',
    rows: 3,
    example: 'Good studies show that exercise helps.',
  },
  children: { group: 'care', label: 'Children', noun: 'children', rows: 2, example: 'Children rarely have it.' },
  pregnancy: { group: 'care', label: 'Pregnancy', noun: 'pregnancy', rows: 2, example: 'The exercises are safe.' },
  sources: {
    group: 'review',
    label: 'Sources',
    noun: 'sources',
    hint: 'One a line: title, a bar, and address.',
    rows: 3,
    example: 'A guideline | https://example.com/elbow',
  },
  other_words: {
    group: 'search',
    label: 'Other words for it',
    noun: 'other words',
    hint: otherWordsHint,
    rows: 4,
    max: limits.otherWords,
    example: 'elbow tendon',
  },
  reviewed_by: {
    group: 'review',
    label: 'Reviewed by',
    noun: 'reviewer',
    hint: 'Name and role of the clinician. The page shows it.',
    max: longestLine,
    example: 'A. Sample, physiotherapist',
  },
} as const satisfies Record<string, OptionalText>;

/** Optional days, in the order of the form. */
export const conditionDays = {
  written_on: { label: 'Written on', noun: 'day of writing', hint: 'The page shows it.' },
  reviewed_on: {
    label: 'Reviewed on',
    noun: 'day of the last review',
    hint: 'Date a clinician last checked this page. The page shows it.',
  },
  next_review_on: {
    label: 'Next review on',
    noun: 'day of the next review',
    hint: 'After it, the list says that a review is due. If empty, it does so after a year.',
  },
} as const;

export type ConditionText = keyof typeof conditionTexts;
export type ConditionDay = keyof typeof conditionDays;
export type OptionalField = ConditionText | ConditionDay;

export const optionalFields = { ...conditionTexts, ...conditionDays };
export const optionalNames = Object.keys(optionalFields) as OptionalField[];

/** Texts of an exercise, which may also have a picture. */
export const exerciseTexts = {
  title: { label: 'Name', missing: 'Every exercise needs a name.', max: longestLine },
  instructions: { label: 'How to do it', missing: 'Every exercise needs instructions.', rows: 3 },
  how_often: { label: 'How often', hint: 'Like “10 times, twice a day”.', max: longestLine },
  stop_if: { label: 'Stop if', hint: 'Like “the pain shoots down your leg”.', max: longestLine },
} as const satisfies Record<string, DescribedField>;

/** The picture of each exercise in a form; their number is the most that a condition has. */
export const exerciseImages = ['exercise_image_1', 'exercise_image_2', 'exercise_image_3'] as const;
