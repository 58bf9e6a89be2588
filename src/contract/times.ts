import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInput, instant, optionalDay, wholeNumber } from './fields.ts';
import * as timeMessages from './messages/times.ts';
import * as visitMessages from './messages/visits.ts';
import { serverLimits } from './plain/limits.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { routes } from './routes.ts';

const wrongDays = `Please ask for 1 to ${visitLimits.freeTimesDays} days.`;

export const treatmentsQuery = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, timeMessages.unknownTreatment)
  .transform((text) => text.split(',').map(Number))
  .optional()
  .describe('Ids, separated by commas: the times are long enough for them');

const query = z.object({
  treatments: treatmentsQuery,
  practitioner_id: idInput(visitMessages.noPractitioner)
    .optional()
    .describe(
      'Any practitioner if omitted: each time is listed once, and a booking gets the free practitioner with the least to do that day',
    ),
  from: optionalDay.describe('The first day, in the clinic’s time zone; today unless said'),
  days: wholeNumber(wrongDays, { min: 1, max: visitLimits.freeTimesDays })
    .optional()
    .describe(`${visitLimits.freeTimesDays} at most, 14 unless said`),
});

export const freeTimes = z
  .object({
    offered: z.boolean().describe('False if visitors cannot choose times; then there are none'),
    version: z.string().describe('Another one if anything has changed'),
    time_zone: z.string(),
    minutes: z.int().describe('Length of the visit'),
    hold_hours: z.int().describe('How long the first time that a visitor chooses is held, at least'),
    held_until: instant.describe('When a time that is chosen now is released, unless its visit starts before'),
    practitioners: z.array(z.object({ id, name: z.string() })).describe('Who can be asked for'),
    days: z.array(
      z.object({
        day: z.string(),
        times: z
          .array(z.string())
          .describe('Starts in order, ISO 8601 in UTC: every half hour from the beginning of the working hours'),
      }),
    ),
  })
  .meta({ id: 'FreeTimes' });

export type FreeTimes = z.output<typeof freeTimes>;

export const times = defineEndpoints(routes.times, null, {
  list: {
    access: 'public',
    summary: 'Free times that can be asked for in a booking, by day; only the booking decides',
    query,
    output: freeTimes,
    uncached: true,
    rate: serverLimits.timesRate,
    failure: timeMessages.failure,
  },
});
