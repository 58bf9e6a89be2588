import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { routes } from './routes.ts';

export const treatment = z
  .object({
    treatment_id: id,
    treatment_description: z.string(),
    kind: z.enum(['therapy', 'service']),
    not_if: z.string().nullable().describe('Risks, and who should not have it'),
  })
  .meta({ id: 'Treatment' });

export type Treatment = z.output<typeof treatment>;

export const treatments = {
  list: defineEndpoint({
    ...routes.treatments.list,
    access: 'public',
    summary: 'The therapies and services that can be booked',
    output: z.array(treatment),
  }),
};
