import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  changedText,
  flag,
  id,
  idInput,
  inputsOf,
  mapValues,
  pictureFile,
  requiredText,
  reviewDay,
  storedOf,
  untranslated,
  version,
} from './fields.ts';
import { helpLinesQuery } from './help-lines.ts';
import * as conditionMessages from './messages/conditions.ts';
import { conditionDays, conditionTexts, exerciseImages, exerciseTexts } from './plain/condition-texts.ts';
import type { DescribedField } from './plain/form-fields.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { makesPreview, storedId } from './previews.ts';
import { routes } from './routes.ts';
import { signNames, signNamesText } from './sign-names.ts';

const titledText = z.object({ title: z.string(), description: z.string() });

/** Plain text, or a list of titled points, as it was written. */
const longText = z.union([z.string(), z.array(titledText)]).meta({ id: 'LongText' });

export const bodyAreas = [
  'head-and-neck',
  'shoulder',
  'elbow-wrist-hand',
  'back',
  'hip-and-pelvis',
  'leg',
  'knee',
  'ankle-and-foot',
  'nerves-and-balance',
  'chest-and-breathing',
] as const;

const exercise = z
  .object({
    ...storedOf(exerciseTexts),
    image: z.string().nullable().describe('A file name under /uploads/conditions/'),
  })
  .meta({ id: 'Exercise' });

export const condition = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    image: z.string().nullable().describe('A file name under /uploads/conditions/'),
    symptoms: longText,
    causes: longText,
    treatment: longText,
    body_area: z.enum(bodyAreas).nullable(),
    problem_id: id.nullable().describe('The problem that booking from its page begins with'),
    ...storedOf(conditionTexts),
    ...mapValues(conditionDays, ({ noun }) => z.iso.date().nullable().describe(noun)),
    exercises: z.array(exercise),
    signs: signNames,
    sample: z.boolean().describe('Sample text that the clinic has not saved yet'),
    symptom_ids: z.array(id).describe('Symptoms linked to the condition'),
    untranslated,
    version,
  })
  .meta({ id: 'Condition' });

export const conditionEntry = condition
  .pick({
    id: true,
    name: true,
    body_area: true,
    problem_id: true,
    reviewed_on: true,
    next_review_on: true,
    untranslated: true,
  })
  .meta({ id: 'ConditionEntry' });

export type BodyArea = (typeof bodyAreas)[number];
export type LongText = z.output<typeof longText>;
export type Exercise = z.output<typeof exercise>;
export type Condition = z.output<typeof condition>;
export type ConditionEntry = z.output<typeof conditionEntry>;

/** Forms send a list as JSON. Anything else is plain text. */
function longTextInput(missing: string) {
  return requiredText(serverLimits.blogContent, missing)
    .transform(parseList)
    .pipe(
      z.union([
        requiredText(limits.freeText, missing),
        z
          .array(
            z.object({
              title: requiredText(limits.title, 'Every point needs a title.'),
              description: requiredText(limits.freeText, 'Every point needs a description.'),
            }),
          )
          .min(1, missing),
      ]),
    )
    .refine(
      (value) => typeof value === 'string' || value.length <= limits.listedPoints,
      `Please use at most ${limits.listedPoints} points.`,
    );
}

function parseList(text: string): unknown {
  if (!text.startsWith('[')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const areaFromList = 'Please choose a body area from the list.';
const symptomsFromList = 'Please choose symptoms from the list.';

/** An empty string clears the value. */
const bodyAreaInput = z.union([z.enum(bodyAreas), none()], areaFromList).exactOptional();

/** An empty string stands for none. */
const problemIdInput = z
  .union([idInput(conditionMessages.missingProblem), none()], conditionMessages.missingProblem)
  .exactOptional();

function none() {
  return z.literal('').transform(() => null);
}

/** A JSON list of ids; duplicates are removed. */
const symptomIdsInput = z
  .string(symptomsFromList)
  .transform(parseList)
  .pipe(z.array(idInput(symptomsFromList), symptomsFromList).max(serverLimits.linkedSymptoms, symptomsFromList))
  .transform((ids) => [...new Set(ids)])
  .optional();

const exercisesOnly = 'Please enter exercises.';

/** A JSON list, in which a picture is one that the condition already has. An empty text removes all. */
const exercisesInput = z
  .string(exercisesOnly)
  .transform((text) => parseList(text.trim() || '[]'))
  .pipe(
    z
      .array(
        z.object({
          ...inputsOf(exerciseTexts),
          image: z.string(exercisesOnly).max(limits.name).nullable().default(null),
        }),
        exercisesOnly,
      )
      .max(exerciseImages.length, `Please use at most ${exerciseImages.length} exercises.`),
  )
  .exactOptional();

const exercisePictures = Object.fromEntries(exerciseImages.map((name) => [name, pictureFile])) as Record<
  (typeof exerciseImages)[number],
  typeof pictureFile
>;

const conditionForm = z
  .object({
    name: requiredText(limits.name, 'Please enter the name of the condition.'),
    description: requiredText(limits.freeText, 'Please describe the condition.'),
    symptoms: longTextInput('Please enter the symptoms.'),
    causes: longTextInput('Please enter the causes.'),
    treatment: longTextInput('Please enter the treatment.'),
    image: pictureFile,
    // Optional fields. An update that omits one leaves it unchanged.
    body_area: bodyAreaInput,
    problem_id: problemIdInput,
    ...mapValues(conditionTexts, ({ max = limits.freeText }: DescribedField) => changedText(max)),
    ...mapValues(conditionDays, () => reviewDay),
    exercises: exercisesInput.meta({ description: 'JSON list' }),
    ...exercisePictures,
    signs: signNamesText.meta({ description: 'JSON list of names' }),
    symptom_ids: symptomIdsInput.meta({ description: 'JSON list of ids' }),
  })
  .meta({ id: 'ConditionForm' });

const conditionChange = conditionForm
  .extend({ remove_image: flag.optional().describe('1 removes the picture') })
  .meta({ id: 'ConditionChange' });

export type ConditionForm = z.output<typeof conditionForm>;
export type ConditionChange = z.output<typeof conditionChange>;

/** A form may have a picture of its own and one for each exercise. */
const maxBytes = (1 + exerciseImages.length) * limits.picture + serverLimits.jsonBody;

/** Form of a condition in a spreadsheet. */
export const conditionWords = conditionForm.omit({
  image: true,
  problem_id: true,
  symptom_ids: true,
  signs: true,
  exercises: true,
  exercise_image_1: true,
  exercise_image_2: true,
  exercise_image_3: true,
});

const { exercises, signs, problem_id, symptom_ids } = conditionForm.shape;

const { get, create, update, ...changes } = crudEndpoints({
  noun: 'a condition',
  record: condition,
  form: conditionForm,
  change: conditionChange,
  messages: conditionMessages,
  summaries: { update: 'Change a condition; its picture is unchanged if none is sent' },
});

export const conditions = defineEndpoints(routes.conditions, 'front-desk', {
  list: { inLanguages: true, access: 'public', summary: 'Conditions, A to Z', output: z.array(conditionEntry) },
  get: { inLanguages: true, ...get, access: 'public', query: helpLinesQuery },
  create: { ...create, maxBytes },
  update: { ...update, maxBytes },
  ...changes,
  preview: {
    ...makesPreview,
    summary: 'Preview a condition with the pictures that are stored',
    body: conditionWords.extend({ id: storedId, exercises, signs, problem_id, symptom_ids }),
  },
});
