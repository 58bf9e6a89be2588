import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { City } from '#contract/places.ts';
import { ApiError, type VisitorApi } from '#web/api/client.ts';
import { formText } from '#web/forms/form-text.ts';
import { readHoneypot } from '#web/forms/honeypot.tsx';
import { readNotice } from '#web/privacy/form-notice.tsx';

/** What the form holds, as typed. Ids are the digit strings that selects and checkboxes carry. */
export interface BookingValues {
  treatmentType: string[];
  conditions: string;
  name: string;
  phone: string;
  email: string;
  state: string;
  city: string;
}

export type BookingField = keyof BookingValues;

export const emptyBooking: BookingValues = {
  treatmentType: [],
  conditions: '',
  name: '',
  phone: '',
  email: '',
  state: '',
  city: '',
};

export function readBookingValues(form: FormData): BookingValues {
  const text = (name: BookingField) => formText(form, name);
  return {
    treatmentType: form.getAll('treatmentType').filter((entry) => typeof entry === 'string'),
    conditions: text('conditions'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    state: text('state'),
    city: text('city'),
  };
}

export function readFormToken(form: FormData): string {
  return formText(form, 'formToken');
}

/** Id of the control of a field, which labels and the error summary point at. */
export function bookingControl(field: BookingField) {
  return `booking-${field}`;
}

/** How far the visitor got before: in a browser without scripts what was sent, else what was typed in an earlier form. */
export interface BookingBefore {
  values: BookingValues;
  /** Those of the chosen state: null when they could not be loaded, absent when they are yet to be. */
  cities?: City[] | null;
  outcome?: BookingOutcome;
  /** The key to send it with again, where that must be the same. */
  formToken?: string;
}

/** What is said of each required field that was left empty, in the order of the form. */
export type MissingWords = Record<'treatmentType' | 'name' | 'phone' | 'state' | 'city', string>;

/** The contract says the same; a test holds the two together. */
const visitorWords: MissingWords = {
  treatmentType: appointmentMessages.noTreatment,
  name: 'Please enter your name.',
  phone: 'Please enter your phone number.',
  state: 'Please choose your state.',
  city: 'Please choose your city.',
};

/**
 * What was left empty: known at once, without asking the server. Whether the rest is right, only the server knows, since the
 * contract's rules are too heavy to load on a phone for this.
 */
export function findMissing(values: BookingValues, required = visitorWords): BookingErrors {
  const fields = Object.keys(required) as (keyof MissingWords)[];
  return Object.fromEntries(fields.filter((field) => isEmpty(values[field])).map((field) => [field, required[field]]));
}

function isEmpty(value: string | string[]) {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

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
