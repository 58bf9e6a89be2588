import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { routes } from './routes.ts';

const day = z.iso.date();
const booked = z.int().describe('How many bookings');

const overviewOutput = z
  .object({
    today: z.object({ day, booked }),
    pending: z.object({
      all: z.int(),
      dueCalls: z.int().describe('Not new, and due for a call; counting stops at 1,001'),
      waitingLong: z.object({
        count: z.int().describe('New ones, not called yet; counting stops at 1,001'),
        until: day.describe('The last day that is more than two days ago, inclusive'),
        oldest: z.iso.datetime().nullable().describe('Creation time of the oldest'),
      }),
    }),
    backup: z
      .enum(['fine', 'failed', 'old'])
      .nullable()
      .describe(
        'For owners: whether the last try failed, or the last success is older than two days; null for the front desk, without nightly backups, and before the first one',
      ),
    guessed: z
      .array(z.object({ email: z.string(), count: z.int() }))
      .describe(
        'For owners: accounts with at least ten failed sign-ins in the last 24 hours; empty for the front desk',
      ),
    reviews: z.object({ waiting: z.int().describe('Not shown on the website') }),
    trends: z.object({
      asOf: z.iso.datetime().describe('Time of the query; trends are cached for a minute'),
      weeks: z.array(z.object({ monday: day, booked })).describe('The last twelve weeks, including this one'),
      since: day.describe('First day of the last 90, the period of the lists below'),
      treatments: z.array(z.object({ name: z.string(), booked })).describe('The most booked treatments'),
      cities: z
        .array(z.object({ name: z.string(), state: z.string(), booked }))
        .describe('The cities with most bookings'),
    }),
  })
  .meta({ id: 'Overview' });

export type Overview = z.output<typeof overviewOutput>;

export const overview = defineEndpoints(routes.overview, null, {
  get: {
    access: 'front-desk',
    summary: 'Open work of the front desk, and booking trends. Days are in the clinic’s time zone',
    output: overviewOutput,
  },
});
