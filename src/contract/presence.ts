import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { idInput, nothing } from './fields.ts';
import { routes } from './routes.ts';

/** Records that say who else has them open. */
export const openKinds = ['appointment', 'visit', 'patient'] as const;
export type OpenKind = (typeof openKinds)[number];

const openRecord = z.object({ kind: z.enum(openKinds), id: idInput('Please name a record.') });

export const presence = defineEndpoints(routes.presence, 'practitioner', {
  tell: {
    summary: 'Tell colleagues which record a tab of this browser has open; it counts for 40 seconds',
    body: z
      .object({
        tab: z
          .string()
          .regex(/^[0-9a-f]{32}$/, 'Please send 32 hexadecimal digits.')
          .describe('Chosen by the tab'),
        open: openRecord.nullable().describe('Null once it is closed, or no one looks at the tab'),
      })
      .meta({ id: 'Presence', examples: [{ tab: '6f0f6d1c6a0c4d9d9a860d7a5f0a3c11', open: null }] }),
    output: nothing,
    background: true,
    notFound: 'Visit not found.',
  },
});
