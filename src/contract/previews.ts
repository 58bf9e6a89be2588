import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idInput } from './fields.ts';
import * as previewMessages from './messages/previews.ts';
import { routes } from './routes.ts';

// What an editor has typed and not published, on the real page. A preview holds the answers of the API that the page gets instead
// of those from what is stored.

const preview = z
  .object({ path: z.string().describe('Address of the page with the preview, for an hour') })
  .meta({ id: 'Preview' });

export type Preview = z.output<typeof preview>;

/** Of the endpoint of a resource that makes a preview of its record. Who may edit it may preview it. */
export const makesPreview = {
  output: preview,
  status: 201,
  failure: previewMessages.failure,
} as const;

/** Of the record that is edited. */
export const storedId = idInput('This value is not understood.').optional().describe('Missing for a new one');

export const previews = {
  get: defineEndpoint({
    ...routes.previews.get,
    access: 'public',
    summary: 'What a previewed page shows instead of what is stored',
    params: z.object({ key: z.string().regex(/^[\w-]{22}$/) }),
    output: z.object({ answers: z.record(z.string(), z.unknown()).describe('By the path of the call') }),
    uncached: true,
    notFound: previewMessages.expired,
  }),
};
