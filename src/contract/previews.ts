import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { idInput } from './fields.ts';
import * as previewMessages from './messages/previews.ts';
import { routes } from './routes.ts';

// Unpublished edits on the real page. A preview holds answers of the API, which the page gets instead of the stored
// ones.

const preview = z
  .object({ path: z.string().describe('Address of the page with the preview, for an hour') })
  .meta({ id: 'Preview' });

export type Preview = z.output<typeof preview>;

/** Shared by all endpoints that make a preview of a record. Anyone who may edit a record may preview it. */
export const makesPreview = {
  output: preview,
  status: 201,
  failure: previewMessages.failure,
} as const;

/** Id of the edited record. */
export const storedId = idInput('This value is not understood.').optional().describe('Missing for a new one');

export const previews = defineEndpoints(routes.previews, null, {
  get: {
    access: 'public',
    summary: 'What a previewed page shows instead of what is stored',
    params: z.object({ key: z.string().regex(/^[\w-]{22}$/) }),
    output: z.object({ answers: z.record(z.string(), z.unknown()).describe('By the path of the call') }),
    uncached: true,
    notFound: previewMessages.expired,
  },
});
