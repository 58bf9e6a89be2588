import { z } from 'zod';
import { auditLogEntry, changedKinds } from './audit-log.ts';
import { defineEndpoints } from './endpoint.ts';
import { idParams } from './fields.ts';
import { routes } from './routes.ts';

const changedText = z
  .object({
    field: z.string().describe('Name of the field in the API'),
    label: z.string(),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: 'ChangedText' });

export type ChangedText = z.output<typeof changedText>;

const historyEntry = auditLogEntry
  .pick({ id: true, created_at: true, administrator: true, action: true, fields: true })
  .extend({ texts: z.array(changedText).nullable().describe('What was changed, for texts, blogs and conditions') })
  .meta({ id: 'HistoryEntry' });

export type HistoryEntry = z.output<typeof historyEntry>;

export const history = defineEndpoints(routes.history, null, {
  list: {
    access: 'front-desk',
    summary: 'Who changed a record, the last 50 times, newest first; the clinic profile has the id 1',
    params: z
      .object({ kind: z.enum(changedKinds).exclude(['administrator', 'patient-data', 'samples', 'first-steps']) })
      .extend(idParams.shape),
    output: z.array(historyEntry),
  },
});
