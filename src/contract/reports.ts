import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, instant } from './fields.ts';
import * as reportMessages from './messages/reports.ts';
import { reportUnits } from './plain/report-units.ts';
import { routes } from './routes.ts';

const day = z.iso.date();
const booked = z.int().describe('How many requests');

const period = z
  .object({
    first_day: day,
    last_day: day,
    requests: z.int().describe('Received in it'),
    visits: z.int().describe('Began in it, up to now, and were not cancelled'),
    attended: z.int().describe('Of these visits, marked as attended, or under way with the patient there'),
    missed: z.int().describe('Of these visits, marked as missed'),
    unmarked: z.int().describe('Of these visits, over and not marked'),
    new_patients: z.int().describe('Patients who attended in it, and never before'),
    returning_patients: z.int().describe('Patients who attended in it, and before it'),
    followed_patients: z.int().describe('Patients who attended in it, at least 15 days ago'),
    came_back: z.int().describe('Of these patients, those who attended again within 15 days'),
    lead_days: z
      .number()
      .nullable()
      .describe('Median days from a request to its first visit, of first visits in it; null without any'),
  })
  .meta({ id: 'ReportPeriod' });

export type ReportPeriod = z.output<typeof period>;

const filledTime = z
  .object({
    id,
    name: z.string(),
    periods: z
      .array(
        z.object({
          booked_minutes: z.int().describe('Of visits that were not cancelled, up to now'),
          offered_minutes: z
            .int()
            .describe('Working hours without closures, leave and breaks, up to now, times patients side by side'),
        }),
      )
      .describe('In the order of the periods'),
  })
  .meta({ id: 'FilledTime' });

const report = z
  .object({
    as_of: instant.describe('Time of the query; reports are cached for a minute'),
    periods: z.array(period).describe('The last twelve, including this one, the oldest first'),
    practitioners: z
      .array(filledTime)
      .describe('Practitioners who work here, or have left since the first of the periods'),
    since: day.describe('First day of the last 90, the period of the lists below'),
    treatments: z.array(z.object({ name: z.string(), booked })).describe('The most wanted treatments'),
    cities: z
      .array(z.object({ name: z.string(), state: z.string(), booked }))
      .describe('The cities with most requests'),
  })
  .meta({ id: 'Report' });

export type Report = z.output<typeof report>;

const query = z.object({ by: z.enum(reportUnits).optional().describe('By week unless said') });

export const reports = defineEndpoints(routes.reports, 'owner', {
  get: {
    summary: 'Figures of the clinic by week or month. Days are in the clinic’s time zone, weeks begin on Monday',
    query,
    output: report,
  },
  export: {
    summary: 'The same figures as CSV, one line a period',
    query,
    output: z.string(),
    failure: reportMessages.exportFailure,
  },
});
