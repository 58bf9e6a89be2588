import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { routes } from './routes.ts';

export const symptom = z
  .object({
    id,
    name: z.string(),
    condition_ids: z.array(id).describe('Conditions that it can belong to'),
  })
  .meta({ id: 'Symptom' });

export type Symptom = z.output<typeof symptom>;

export const symptoms = {
  list: defineEndpoint({
    ...routes.symptoms.list,
    access: 'public',
    summary: 'Symptoms, A to Z',
    output: z.array(symptom),
  }),
};
