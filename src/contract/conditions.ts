import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, pictureFile, requiredText, version } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

const titledText = z.object({ title: z.string(), description: z.string() });

/** Plain text, or a list of titled points; read back in the form in which it was written. */
const longText = z.union([z.string(), z.array(titledText)]).meta({ id: 'LongText' });

export const bodyAreas = [
  'head-and-neck',
  'shoulder',
  'elbow-wrist-hand',
  'back',
  'hip-and-pelvis',
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
    version,
  })
  .meta({ id: 'Condition' });

export const conditionEntry = condition.pick({ id: true, name: true, body_area: true }).meta({ id: 'ConditionEntry' });

export type BodyArea = (typeof bodyAreas)[number];
export type LongText = z.output<typeof longText>;
export type Condition = z.output<typeof condition>;
export type ConditionEntry = z.output<typeof conditionEntry>;

/** Forms send a list as JSON text. Text that is not a JSON list is plain text. */
function longTextInput(missing: string) {
  return requiredText(limits.blogContent, missing)
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

const newCondition = z
  .object({
    name: requiredText(limits.name, 'Please enter the name of the condition.'),
    description: requiredText(limits.freeText, 'Please describe the condition.'),
    symptoms: longTextInput('Please enter the symptoms.'),
    causes: longTextInput('Please enter the causes.'),
    treatment: longTextInput('Please enter the treatment.'),
    image: pictureFile,
  })
  .meta({ id: 'NewCondition' });

export const conditions = {
  list: defineEndpoint({
    ...routes.conditions.list,
    access: 'public',
    summary: 'Conditions, A to Z',
    output: z.array(conditionEntry),
  }),
  get: defineEndpoint({
    ...routes.conditions.get,
    access: 'public',
    summary: 'One condition',
    params: idParams,
    output: condition,
    notFound: messages.conditions.notFound,
  }),
  create: defineEndpoint({
    ...routes.conditions.create,
    access: 'admin',
    summary: 'Add a condition',
    body: newCondition,
    output: condition,
    status: 201,
    failure: messages.conditions.addFailure,
  }),
};
