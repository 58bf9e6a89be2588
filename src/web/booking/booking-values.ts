import type { BookedAppointment } from '#contract/appointments.ts';
import type { City } from '#contract/places.ts';
import { type FormResult, formTexts } from '#web/forms/form-data.ts';

/** In the order of the form. */
export const bookingFields = ['treatmentType', 'conditions', 'name', 'phone', 'email', 'state', 'city'] as const;
export type BookingField = (typeof bookingFields)[number];

/** What was typed. Ids are strings of digits, as selects and checkboxes hold them. */
export type BookingValues = Record<Exclude<BookingField, 'treatmentType'>, string> & { treatmentType: string[] };

export function readBookingValues(form: FormData): BookingValues {
  const treatmentType = form.getAll('treatmentType').filter((entry) => typeof entry === 'string');
  return { ...formTexts(form, bookingFields), treatmentType };
}

export const emptyBooking = readBookingValues(new FormData());

export function isUntouched(values: BookingValues) {
  return bookingFields.every((field) => values[field].length === 0);
}

/** What a form begins with: what a browser without scripts sent, or what was typed earlier in this visit. */
export interface BookingBefore {
  values: BookingValues;
  /** For the next attempt; null or undefined if it needs a new one. */
  formToken?: string | null | undefined;
  result?: FormResult<BookedAppointment, BookingField> | undefined;
  /** Those of the chosen state: null if loading failed, absent if not loaded yet. */
  cities?: City[] | null;
}
