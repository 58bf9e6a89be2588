import type { BookedAppointment } from '#contract/appointments.ts';
import { ApiError, type VisitorApi } from '#web/api/client.ts';
import { readHoneypot } from '#web/forms/honeypot.tsx';
import { readNotice } from '#web/privacy/form-notice.tsx';
import { type BookingField, type BookingValues, emptyBooking, readFormToken } from './booking-values.ts';

export type BookingErrors = Partial<Record<BookingField, string>>;

export type BookingOutcome =
  | { kind: 'booked'; booked: BookedAppointment }
  | { kind: 'invalid'; errors: BookingErrors }
  | { kind: 'failed'; status: number; advice: string };

const checkConnection = 'Please check your connection and try again.';
const tryAgain = 'Please try again.';

/** Sends the booking: in the browser over the network, for browsers without scripts inside the server. */
export async function submitBooking(api: VisitorApi, values: BookingValues, form: FormData): Promise<BookingOutcome> {
  try {
    const body = { ...values, ...readHoneypot(form), ...readNotice(form) };
    return { kind: 'booked', booked: await api.appointments.create({ body }, { idempotencyKey: readFormToken(form) }) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * A key has done its work when the booking arrived, and is of no use when the server refuses it. After any other failure it
 * is kept: should the booking have arrived in spite of it, sending it again makes no second one.
 */
export function needsNewKey(outcome: BookingOutcome) {
  return outcome.kind === 'booked' || (outcome.kind === 'failed' && outcome.status === 422);
}

function outcomeOf(error: unknown): BookingOutcome {
  const errors = error instanceof ApiError ? errorsByField(error) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  console.error(error);
  if (!(error instanceof ApiError)) return { kind: 'failed', status: 500, advice: tryAgain };
  return { kind: 'failed', status: error.status || 503, advice: adviceFor(error) };
}

/** The server's own sentence where it knows more than we do, such as how busy it is or that its disk is full. */
function adviceFor({ status, problem }: ApiError) {
  if (status === 0) return checkConnection;
  return problem && problem.code !== 'internal' ? problem.detail : tryAgain;
}

/** The first message of each field; an entry of a list (`treatmentType.0`) belongs to the list. */
function errorsByField({ fieldErrors }: ApiError): BookingErrors {
  const errors: BookingErrors = {};
  for (const { field, message } of fieldErrors) {
    const name = field.split('.')[0] ?? '';
    if (isBookingField(name)) errors[name] ??= message;
  }
  return errors;
}

function isBookingField(name: string): name is BookingField {
  return Object.hasOwn(emptyBooking, name);
}
