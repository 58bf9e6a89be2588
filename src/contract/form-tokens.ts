import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { routes } from './routes.ts';

export const formTokens = defineEndpoints(routes.formTokens, null, {
  create: {
    access: 'public',
    summary: 'A token for one booking or review form, to be sent back as Idempotency-Key',
    output: z.object({ key: z.string() }).meta({ id: 'FormToken' }),
    uncached: true,
  },
});
