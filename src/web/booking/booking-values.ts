import type { BookedAppointment } from '#contract/appointments.ts';
import type { City } from '#contract/places.ts';
import { requestFields } from '#contract/plain/form-fields.ts';
import type { FreeTimes } from '#contract/times.ts';
import { type FormResult, formTexts } from '#web/forms/form-data.ts';

export type BookingField = keyof typeof requestFields | 'wishes' | 'problem' | 'may_message';
export const bookingFields = [...Object.keys(requestFields), 'wishes', 'problem', 'may_message'] as BookingField[];

const lists = ['treatmentType', 'wishes'] as const;
type ListField = (typeof lists)[number];

/**
 * Input of the form. Ids are strings of digits, as selects and checkboxes hold them. A problem is one of `problem-choices.ts`, which
 * fills in other fields and is not sent itself. A wish is a day ('Monday'), a part
 * of the day ('morning'), or a free time with the practitioner it was chosen for ('2026-11-24T04:30:00.000Z 3'); times
 * are in the order of preference.
 */
export type BookingValues = Record<Exclude<BookingField, ListField>, string> & Record<ListField, string[]>;

export function readBookingValues(form: FormData): BookingValues {
  const [treatmentType, wishes] = lists.map((name) => form.getAll(name).filter((entry) => typeof entry === 'string'));
  return { ...formTexts(form, bookingFields), treatmentType, wishes } as BookingValues;
}

export const emptyBooking = readBookingValues(new FormData());

export function isUntouched(values: BookingValues) {
  return bookingFields.every((field) => values[field].length === 0);
}

/** Free times that a browser without scripts asked for, and got: null if loading failed. */
export interface PostedTimes {
  /** The day that shows; empty for the first with free times. */
  day: string;
  practitioner: string;
  free: FreeTimes | null;
}

/** The first choice in words. */
export interface ChosenTime {
  when: string;
  /** Undefined for anyone. */
  who: string | undefined;
}

/** Initial state of a form: sent by a browser without scripts, or typed earlier in this visit. */
export interface BookingBefore {
  values: BookingValues;
  /** Token for the next attempt; null or undefined if a new one is needed. */
  formToken?: string | null | undefined;
  result?: FormResult<BookedAppointment, BookingField> | undefined;
  /** Cities of the chosen state: null if loading failed, absent if not loaded yet. */
  cities?: City[] | null;
  /** The free times that were asked for. */
  times?: PostedTimes | undefined;
}
