import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { changedText, id, otherWords, requiredText, untranslated, version } from './fields.ts';
import { helpLinesQuery } from './help-lines.ts';
import * as symptomMessages from './messages/symptoms.ts';
import { limits } from './plain/limits.ts';
import { routes } from './routes.ts';
import { signNames, signNamesInput } from './sign-names.ts';

export const symptom = z
  .object({
    id,
    name: z.string(),
    urgent_help: z.string().nullable().describe('When this symptom needs help at once'),
    other_words: z.string().nullable().exactOptional().describe('Words for search, one a line; only for editing'),
    signs: signNames,
    condition_ids: z.array(id).describe('Conditions linked to the symptom'),
    untranslated,
    version,
  })
  .meta({ id: 'Symptom' });

export type Symptom = z.output<typeof symptom>;

const symptomForm = z
  .object({
    name: requiredText(limits.name, 'Please enter the name of the symptom.'),
    // An update that omits it leaves it unchanged.
    urgent_help: changedText(limits.urgentHelp),
    signs: signNamesInput,
    other_words: otherWords,
  })
  .meta({ id: 'SymptomForm' });

const { get: _, ...crud } = crudEndpoints({
  noun: 'a symptom',
  record: symptom,
  form: symptomForm,
  messages: { ...symptomMessages, notFound: 'Symptom not found.' },
  summaries: {
    create: 'Add a symptom with a unique name',
    remove: 'Delete a symptom, but not its conditions; it can be brought back for 30 seconds',
  },
});

export const symptoms = defineEndpoints(routes.symptoms, 'front-desk', {
  list: {
    inLanguages: true,
    access: 'public',
    summary: 'Symptoms, A to Z',
    query: helpLinesQuery,
    output: z.array(symptom),
  },
  ...crud,
});
