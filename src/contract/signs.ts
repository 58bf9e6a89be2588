import { z } from 'zod';
import { bodyAreas } from './conditions.ts';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, optionalText, requiredText, untranslated, version } from './fields.ts';
import * as signMessages from './messages/signs.ts';
import { treatmentLimits } from './plain/clinic-limits.ts';
import { limits } from './plain/limits.ts';
import { urgencies } from './plain/urgencies.ts';
import { routes } from './routes.ts';

const shownSign = z.object({
  name: z.string().describe('By which pages name it; it never changes'),
  urgency: z.enum(urgencies),
  sign: z.string().describe('A phrase under the heading of its urgency'),
  advice: z.string().nullable(),
  body_areas: z.array(z.enum(bodyAreas)).describe('Body areas that show it'),
  words: z.string().describe('Phrases by which it is found, one a line'),
});

export const sign = shownSign
  .extend({
    line: z.string().describe('The whole sentence, with the clinic’s numbers'),
    number: z.string().nullable().describe('Whom to call, where the urgency is call'),
    original: z
      .object({ sign: z.string(), advice: z.string().nullable(), line: z.string() })
      .exactOptional()
      .describe('In English, to be shown as well: no owner has checked the translation as it is now'),
    untranslated,
  })
  .meta({ id: 'Sign' });

export type Sign = z.output<typeof sign>;

const signRecord = shownSign
  .extend({
    id,
    least_urgency: z.enum(urgencies).describe('That of the seed, below which it cannot go'),
    source: z.string(),
    version,
  })
  .meta({ id: 'SignRecord' });

export type SignRecord = z.output<typeof signRecord>;

const urgencyFromList = 'Please choose an urgency from the list.';

const signForm = z
  .object({
    sign: requiredText(limits.title, 'Please enter the sign.'),
    advice: optionalText(treatmentLimits.notIf),
    urgency: z.enum(urgencies, urgencyFromList),
    words: requiredText(limits.otherWords, 'Please enter at least one phrase.'),
    body_areas: z.array(z.enum(bodyAreas, 'Please choose body areas from the list.')).max(bodyAreas.length),
  })
  .meta({
    id: 'SignForm',
    examples: [
      { sign: 'Chest pain', advice: null, urgency: 'call', words: 'chest pain\nheart attack', body_areas: [] },
    ],
  });

const { get, update } = crudEndpoints({
  noun: 'a sign',
  record: signRecord,
  form: signForm,
  messages: signMessages,
  summaries: { update: 'Change the words of a sign, or make it more urgent; signs are never deleted' },
});

export const signs = defineEndpoints(routes.signs, 'owner', {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'Signs that need help now or soon, the most urgent first, with the words that browsers find them by',
    output: z.array(sign),
  },
  list: {
    summary: 'Signs as an owner edits them, with placeholders for the numbers',
    output: z.array(signRecord),
  },
  get,
  update,
});
