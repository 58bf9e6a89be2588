import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, flag } from './fields.ts';
import * as sampleMessages from './messages/samples.ts';
import { type SampleKind, sampleKinds } from './plain/sample-kinds.ts';
import { routes } from './routes.ts';

const counts = z
  .object(Object.fromEntries(sampleKinds.map((kind) => [kind, z.int()])) as Record<SampleKind, z.ZodInt>)
  .meta({ id: 'SampleCounts' });

export type SampleCounts = z.output<typeof counts>;

/** The content with which a new site looks complete, until the clinic has its own. */
export const samples = defineEndpoints(routes.samples, 'owner', {
  count: { summary: 'How many records of each kind are still samples that no one has saved', output: counts },
  remove: {
    summary: 'Delete samples by kind; all but requests, rooms and practitioners can be brought back for 30 seconds',
    body: z.object({
      kinds: z.array(z.enum(sampleKinds)).min(1, sampleMessages.noneChosen),
      keep_conditions: flag
        .optional()
        .describe('1 makes the conditions the clinic’s own instead, with their review dates cleared'),
    }),
    output: z
      .object({
        removed: counts,
        removed_at: createdAt,
        in_use: z
          .array(z.string())
          .describe('Names of rooms and practitioners that stay, because something else uses them'),
      })
      .meta({ id: 'RemovedSamples' }),
    failure: sampleMessages.removeFailure,
  },
  restore: {
    summary: 'Bring back the samples deleted at a time within the last 30 seconds, but for what was deleted for good',
    body: z.object({ removed_at: z.iso.datetime().describe('ISO 8601 in UTC') }),
    output: counts,
    errors: ['not-found'],
    failure: sampleMessages.restoreFailure,
    notFound: sampleMessages.cannotRestore,
  },
});
