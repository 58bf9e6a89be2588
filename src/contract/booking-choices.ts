import { z } from 'zod';
import { state } from './places.ts';
import { problem } from './problems.ts';
import { formNotice } from './texts.ts';
import { treatment } from './treatments.ts';

/** Answered at /booking.json, for the form of the start pop-up: all in one, since each request costs a cheap phone time. */
export const bookingChoices = z
  .object({
    problems: z.array(problem).nullable(),
    treatments: z.array(treatment).nullable(),
    states: z.array(state).nullable(),
    notice: formNotice.nullable(),
    formToken: z.string().nullable().describe('Idempotency-Key of the booking'),
  })
  .describe('What the booking form offers; null where loading failed')
  .meta({ id: 'BookingChoices' });

export type BookingChoices = z.output<typeof bookingChoices>;
