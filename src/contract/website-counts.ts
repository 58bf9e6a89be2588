import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { nothing } from './fields.ts';
import { serverLimits } from './plain/limits.ts';
import { countedDays, countedSteps } from './plain/website-counts.ts';
import { routes } from './routes.ts';

const path = z.string().max(200).describe('Path of the page; one that does not exist counts as other');
const host = z.string().regex(/^[a-z0-9.-]{0,100}$/);

const counted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), page: path, host: host.describe('Referring host; empty for none') }),
  z.strictObject({ kind: z.enum(['call', 'whatsapp']), page: path }),
  z.strictObject({ kind: z.literal('step'), page: z.enum(countedSteps).exclude(['sent']) }),
]);

const count = z.int();
const named = z.array(z.object({ name: z.string(), count })).describe('The most first, at most 30');

const websiteCounts = z
  .object({
    since: z.iso.date(),
    views: count,
    steps: z.array(z.object({ step: z.enum(countedSteps), count })).describe('From the page to the booking, in order'),
    calls: count.describe('Taps on a phone number'),
    chats: count.describe('Taps on WhatsApp'),
    pages: named,
    hosts: named.describe('Hosts that led here, the most first, at most 30'),
    words: named.describe('Words for which the search found nothing, from three occurrences'),
  })
  .meta({ id: 'WebsiteCounts' });

export type WebsiteCounts = z.output<typeof websiteCounts>;

/** Page views, steps of the booking form and taps as daily totals. Nothing is stored about a visitor. */
export const websiteCountCalls = defineEndpoints(routes.websiteCounts, 'owner', {
  add: {
    access: 'public',
    summary:
      'Count one page view, step of the booking form, or tap. Robots, and who asks not to be tracked, do not count',
    body: z.object({ counted }),
    maxBytes: serverLimits.publicBody.secret,
    output: nothing,
    rate: serverLimits.timesRate,
  },
  get: {
    summary: 'Visits to the website of the last days',
    query: z.object({
      days: z.literal(countedDays.map(String)).default('30').transform(Number),
    }),
    output: websiteCounts,
  },
});
