import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const day = z.iso.date();
const booked = z.int().describe('How many bookings');

const overviewOutput = z
  .object({
    today: z.object({ day, booked }),
    pending: z.object({
      all: z.int(),
      waitingLong: z.object({
        count: z.int().describe('Stops at 1,001'),
        until: day.describe('The last day that is more than two days ago; included'),
        oldest: z.iso.datetime().nullable().describe('When the oldest of them came in'),
      }),
    }),
    reviews: z.object({ waiting: z.int().describe('Not shown on the website') }),
    trends: z.object({
      asOf: z.iso.datetime().describe('Looked up anew after a minute'),
      weeks: z.array(z.object({ monday: day, booked })).describe('The last twelve, this one included'),
      since: day.describe('The first of the last 90 days, which the rest is about'),
      treatments: z.array(z.object({ name: z.string(), booked })).describe('The most wanted'),
      cities: z.array(z.object({ name: z.string(), state: z.string(), booked })).describe('With the most bookings'),
    }),
  })
  .meta({ id: 'Overview' });

export type Overview = z.output<typeof overviewOutput>;

export const overview = {
  get: defineEndpoint({
    ...routes.overview.get,
    access: 'admin',
    summary: 'What waits for the front desk, and how bookings go. Days are those of the clinic’s time zone',
    output: overviewOutput,
  }),
};
