import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingErrors } from './submit-booking.ts';

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
