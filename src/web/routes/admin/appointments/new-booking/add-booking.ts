import type { BookedAppointment } from '#contract/appointments.ts';
import { attempt, type Outcome } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import { type BookingField, type BookingValues, findMissing, type MissingWords } from '#web/booking/send-booking.ts';

export type AddOutcome = Outcome<BookedAppointment, BookingField>;

/** In the order of the form. */
const deskWords: MissingWords = {
  name: 'Please enter the name of the caller.',
  phone: 'Please enter the phone number.',
  state: 'Please choose the state.',
  city: 'Please choose the city.',
  treatmentType: 'Please select at least one treatment.',
};

export const fieldsInOrder = ['name', 'phone', 'email', 'state', 'city', 'treatmentType', 'conditions'] as const;

/** Stores what was entered for a caller; the same key makes one booking of several tries. */
export async function addBooking(values: BookingValues, idempotencyKey: string): Promise<AddOutcome> {
  const missing = findMissing(values, deskWords);
  if (Object.keys(missing).length > 0) return { kind: 'invalid', errors: missing };
  return attempt(() => adminApi.appointments.add({ body: values }, { idempotencyKey }), fieldsInOrder);
}
