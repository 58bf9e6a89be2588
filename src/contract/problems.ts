import { z } from 'zod';
import { bodyAreas } from './conditions.ts';
import { crudEndpoints, orderedEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idInput, otherWords, requiredText, untranslated, version } from './fields.ts';
import * as problemMessages from './messages/problems.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';

/** Drawings that the booking form can show with a problem. */
export const problemDrawings = [
  'back',
  'neck',
  'shoulder',
  'knee',
  'hip',
  'ankle',
  'hand',
  'head',
  'after-operation',
  'not-sure',
] as const;

export const problem = z
  .object({
    id,
    name: z.string(),
    body_area: z.enum(bodyAreas).nullable(),
    drawing: z
      .enum(problemDrawings)
      .optional()
      .describe('The drawing that the booking form shows; absent if none fits'),
    treatment_ids: z.array(id).describe('Treatments that are chosen with the problem; none of them is hidden'),
    untranslated,
  })
  .meta({ id: 'Problem' });

export type Problem = z.output<typeof problem>;

const problemRecord = problem
  .omit({ drawing: true })
  .extend({
    treatment_ids: z.array(id).describe('Treatments that are chosen with the problem, hidden ones included'),
    other_words: z.string().nullable().describe('Words by which search finds it as well, one a line'),
    version,
  })
  .meta({ id: 'ProblemRecord' });

export type ProblemRecord = z.output<typeof problemRecord>;

const treatmentsFromList = 'Please choose treatments from the list.';

const problemForm = z
  .object({
    name: requiredText(limits.name, 'Please enter the problem.'),
    body_area: z.enum(bodyAreas, 'Please choose a body area from the list.').nullable(),
    treatment_ids: z
      .array(idInput(treatmentsFromList), treatmentsFromList)
      .max(serverLimits.linkedTreatments, treatmentsFromList)
      .transform((ids) => [...new Set(ids)])
      .describe('Chosen with the problem; duplicates are removed'),
    other_words: otherWords,
  })
  .meta({
    id: 'ProblemForm',
    examples: [{ name: 'Ringing ears', body_area: 'head-and-neck', treatment_ids: [1], other_words: 'tinnitus' }],
  });

export type ProblemForm = z.output<typeof problemForm>;

const { setVisibility: _, ...ordered } = orderedEndpoints({
  noun: 'problem',
  name: 'Problem',
  record: problemRecord,
  messages: problemMessages,
});

export const problems = defineEndpoints(routes.problems, 'owner', {
  listPublic: {
    inLanguages: true,
    access: 'public',
    summary: 'Common problems, in the clinic’s order, with the treatments for them',
    output: z.array(problem),
  },
  list: { summary: 'All problems as an owner edits them, in the clinic’s order', output: z.array(problemRecord) },
  ...crudEndpoints({
    noun: 'a problem',
    record: problemRecord,
    form: problemForm,
    messages: problemMessages,
    summaries: { create: 'Add a problem, in the last place' },
  }),
  ...ordered,
});
