import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { changedText, flag, id, idInput, pictureFile, requiredText, reviewDay, version } from './fields.ts';
import { helpLinesQuery } from './help-lines.ts';
import { limits, serverLimits } from './limits.ts';
import * as conditionMessages from './messages/conditions.ts';
import { makesPreview, storedId } from './previews.ts';
import { routes } from './routes.ts';

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
    urgent_help: z.string().nullable().describe('When to go to emergency care'),
    routine_help: z.string().nullable().describe('When to see a doctor'),
    reviewed_on: z.iso.date().nullable(),
    reviewed_by: z.string().nullable().describe('Name and role of the clinician who last checked the page'),
    sample: z.boolean().describe('Sample text that the clinic has not saved yet'),
    alt: z.string().nullable().describe('Alternative text of the picture'),
    symptom_ids: z.array(id).describe('Symptoms linked to the condition'),
    version,
  })
  .meta({ id: 'Condition' });

export const conditionEntry = condition
  .pick({ id: true, name: true, body_area: true, reviewed_on: true })
  .meta({ id: 'ConditionEntry' });

export type BodyArea = (typeof bodyAreas)[number];
export type LongText = z.output<typeof longText>;
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

const conditionForm = z
  .object({
    name: requiredText(limits.name, 'Please enter the name of the condition.'),
    description: requiredText(limits.freeText, 'Please describe the condition.'),
    symptoms: longTextInput('Please enter the symptoms.'),
    causes: longTextInput('Please enter the causes.'),
    treatment: longTextInput('Please enter the treatment.'),
    image: pictureFile,
    // Optional fields. An update that omits one leaves it unchanged.
    alt: changedText(limits.title),
    body_area: bodyAreaInput,
    urgent_help: changedText(limits.freeText),
    routine_help: changedText(limits.freeText),
    reviewed_on: reviewDay,
    reviewed_by: changedText(limits.title),
    symptom_ids: symptomIdsInput.meta({ description: 'JSON list of ids' }),
  })
  .meta({ id: 'ConditionForm' });

const conditionChange = conditionForm
  .extend({ remove_image: flag.optional().describe('1 removes the picture') })
  .meta({ id: 'ConditionChange' });

export type ConditionForm = z.output<typeof conditionForm>;
export type ConditionChange = z.output<typeof conditionChange>;

const { get, ...changes } = crudEndpoints({
  noun: 'a condition',
  record: condition,
  form: conditionForm,
  change: conditionChange,
  messages: conditionMessages,
  summaries: { update: 'Change a condition; its picture is unchanged if none is sent' },
});

export const conditions = defineEndpoints(routes.conditions, 'front-desk', {
  list: { access: 'public', summary: 'Conditions, A to Z', output: z.array(conditionEntry) },
  get: { ...get, access: 'public', query: helpLinesQuery },
  ...changes,
  preview: {
    ...makesPreview,
    summary: 'Preview a condition with the picture that is stored',
    body: conditionForm.omit({ image: true }).extend({ id: storedId }),
  },
});
