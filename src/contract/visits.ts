import { z } from 'zod';
import { id } from './fields.ts';

/** In the terms of FHIR's appointments. */
export const visitStatuses = ['booked', 'arrived', 'fulfilled', 'cancelled', 'noshow'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** A time at the clinic. */
export const visit = z
  .object({
    id,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    status: z.enum(visitStatuses),
    practitioner: z.string().nullable(),
    room: z.string().nullable(),
  })
  .meta({ id: 'Visit' });
