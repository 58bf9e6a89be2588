import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { routes } from './routes.ts';

export const formTokens = {
  create: defineEndpoint({
    ...routes.formTokens.create,
    access: 'public',
    summary: 'A token for one booking or review form, to be sent back as Idempotency-Key',
    output: z.object({ key: z.string() }).meta({ id: 'FormToken' }),
    uncached: true,
  }),
};
