import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { changedText, id, idParams, nothing, requiredText, version } from './fields.ts';
import { helpLinesQuery } from './help-lines.ts';
import { limits } from './limits.ts';
import * as symptomMessages from './messages/symptoms.ts';
import { routes } from './routes.ts';

export const symptom = z
  .object({
    id,
    name: z.string(),
    urgent_help: z.string().nullable().describe('When this symptom needs help at once'),
    condition_ids: z.array(id).describe('Conditions linked to the symptom'),
    version,
  })
  .meta({ id: 'Symptom' });

export type Symptom = z.output<typeof symptom>;

const symptomForm = z
  .object({
    name: requiredText(limits.name, 'Please enter the name of the symptom.'),
    // An update that omits it leaves it unchanged.
    urgent_help: changedText(limits.urgentHelp),
  })
  .meta({ id: 'SymptomForm' });

export type SymptomForm = z.output<typeof symptomForm>;

const notFound = 'Symptom not found.';

export const symptoms = {
  list: defineEndpoint({
    ...routes.symptoms.list,
    access: 'public',
    summary: 'Symptoms, A to Z',
    query: helpLinesQuery,
    output: z.array(symptom),
  }),
  create: defineEndpoint({
    ...routes.symptoms.create,
    access: 'front-desk',
    summary: 'Add a symptom with a unique name',
    body: symptomForm,
    output: symptom,
    status: 201,
    failure: symptomMessages.addFailure,
  }),
  update: defineEndpoint({
    ...routes.symptoms.update,
    access: 'front-desk',
    summary: 'Change a symptom',
    params: idParams,
    body: symptomForm,
    output: symptom,
    conditional: true,
    failure: symptomMessages.updateFailure,
    notFound,
  }),
  remove: defineEndpoint({
    ...routes.symptoms.remove,
    access: 'front-desk',
    summary: 'Delete a symptom, but not its conditions; it can be brought back for 30 seconds',
    params: idParams,
    output: nothing,
    status: 204,
    conditional: true,
    failure: symptomMessages.deleteFailure,
    notFound,
  }),
  restore: defineEndpoint({
    ...routes.symptoms.restore,
    access: 'front-desk',
    summary: 'Bring back a symptom deleted within the last 30 seconds',
    params: idParams,
    output: symptom,
    failure: symptomMessages.restoreFailure,
    notFound: symptomMessages.cannotRestore,
  }),
};
