import { z } from 'zod';

/** Every error code with its HTTP status. */
export const errorStatus = {
  'malformed-request': 400,
  unauthenticated: 401,
  'access-ended': 401,
  'second-factor-required': 401,
  'session-locked': 401,
  forbidden: 403,
  'owners-only': 403,
  'new-password-required': 403,
  'second-factor-missing': 403,
  'not-found': 404,
  'unknown-address': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  taken: 409,
  stale: 412,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-type': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const fieldError = z.object({
  field: z.string().describe('Path of the field, with dots for nested ones; empty for the whole body'),
  message: z.string().describe('A sentence for people'),
});

/** A time at which someone is free, and long enough for what was asked. */
export const freeTime = z
  .object({
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    practitioner_id: z.int().nullable().describe('Null where the clinic lists no practitioners'),
    practitioner: z.string().nullable(),
  })
  .meta({ id: 'FreeTime' });

export type FreeTime = z.output<typeof freeTime>;

const clash = z
  .object({
    starts_at: z.iso.datetime(),
    detail: z.string().describe('A sentence for people'),
    free_times: z.array(freeTime),
  })
  .meta({ id: 'Clash' });

export type Clash = z.output<typeof clash>;

/** Problem details (RFC 9457), the shape of every error. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    detail: z.string().describe('A sentence for people'),
    requestId: z.string().describe('Id of the request in the server log'),
    errors: z.array(fieldError).optional().describe('With 422: one entry per field'),
    free_times: z.array(freeTime).optional().describe('With a refused time: the nearest free ones'),
    can_book_anyway: z
      .boolean()
      .optional()
      .describe('With a refused time: whether the same call with `anyway` books it'),
    clashes: z.array(clash).optional().describe('With a refused series: the visits that cannot be booked'),
  })
  .meta({ id: 'ProblemDetails' });

export type Problem = z.output<typeof problem>;
export type FieldError = z.output<typeof fieldError>;
