import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { instant } from './fields.ts';
import * as timeMessages from './messages/times.ts';
import { serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';

// SMART Scheduling Links: free times for other programs, in the terms of FHIR. `id` is not ours here, but FHIR's.

const fhirId = z.string();
const reference = z.object({ reference: z.string().describe('Such as Location/clinic') });

const manifest = z
  .object({
    transactionTime: instant,
    request: z.url(),
    output: z.array(
      z.object({
        type: z.enum(['Location', 'Schedule', 'Slot']),
        url: z.url(),
        extension: z.object({ state: z.array(z.string()) }),
      }),
    ),
    error: z.array(z.never()),
  })
  .meta({ id: 'BulkPublicationManifest' });

const location = z
  .object({
    resourceType: z.literal('Location'),
    id: fhirId,
    identifier: z.array(z.object({ system: z.url(), value: z.string() })),
    name: z.string(),
    telecom: z.array(z.object({ system: z.enum(['phone', 'url']), value: z.string() })),
    address: z.object({
      line: z.array(z.string()),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      country: z.string(),
    }),
  })
  .meta({ id: 'FhirLocation' });

const schedule = z
  .object({
    resourceType: z.literal('Schedule'),
    id: fhirId,
    serviceType: z.array(
      z.object({ coding: z.array(z.object({ system: z.url(), code: z.string(), display: z.string() })) }),
    ),
    actor: z.array(reference.extend({ display: z.string() })),
  })
  .meta({ id: 'FhirSchedule' });

const slot = z
  .object({
    resourceType: z.literal('Slot'),
    id: fhirId,
    schedule: reference,
    status: z.literal('free').describe('Until someone takes it: only the booking decides'),
    start: instant,
    end: instant,
    extension: z.array(z.object({ url: z.url(), valueUrl: z.url() })).describe('The form with this time chosen'),
  })
  .meta({ id: 'FhirSlot' });

const shared = {
  access: 'public',
  rate: serverLimits.timesRate,
  failure: timeMessages.failure,
  notFound: timeMessages.notOffered,
} as const;

/** Only where visitors can choose times. */
export const schedulingLinks = defineEndpoints(routes.schedulingLinks, null, {
  getManifest: {
    ...shared,
    summary: 'SMART Scheduling Links: where the files with free times are',
    output: manifest,
    uncached: true,
  },
  listLocations: { ...shared, summary: 'SMART Scheduling Links: the clinic, as NDJSON', output: z.array(location) },
  listSchedules: { ...shared, summary: 'SMART Scheduling Links: its calendar, as NDJSON', output: z.array(schedule) },
  listSlots: {
    ...shared,
    summary: 'SMART Scheduling Links: its free times, as NDJSON; the same as those of /api/times',
    output: z.array(slot),
  },
});
