import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { flag } from './fields.ts';
import * as firstStepMessages from './messages/first-steps.ts';
import { confirmableSteps, firstStepNames } from './plain/first-step-names.ts';
import { routes } from './routes.ts';

const firstStepsOutput = z
  .object({
    is_hidden: z.boolean().describe('An owner has hidden the list'),
    steps: z.array(z.object({ name: z.enum(firstStepNames), is_done: z.boolean() })),
  })
  .meta({ id: 'FirstSteps' });

export type FirstSteps = z.output<typeof firstStepsOutput>;

/** First steps of a new clinic. A step is done by what is stored, or because an owner says so. */
export const firstSteps = defineEndpoints(routes.firstSteps, 'owner', {
  get: { summary: 'What a new clinic does first, and what of it is done', output: firstStepsOutput },
  setHidden: {
    summary: 'Hide the list of first steps for all owners, or show it again',
    body: z.object({ is_hidden: flag }),
    output: firstStepsOutput,
    failure: firstStepMessages.failure,
  },
  setDone: {
    summary: 'Mark a step as done that the program cannot check',
    params: z.object({ step: z.enum(confirmableSteps) }),
    body: z.object({ is_done: flag }),
    output: firstStepsOutput,
    failure: firstStepMessages.failure,
  },
});
