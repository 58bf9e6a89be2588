import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { bookingFields, readBookingValues } from '#web/booking/booking-values.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { findEmpty, formTexts } from '#web/forms/form-text.ts';
import { readFormToken } from '#web/forms/form-token.ts';

/** The contract's messages; a test keeps both in step. */
const required = {
  treatmentType: appointmentMessages.noTreatment,
  name: 'Please enter your name.',
  phone: 'Please enter your phone number.',
  state: 'Please choose your state.',
  city: 'Please choose your city.',
} as const;

export const sendBooking = defineForm({
  fields: bookingFields,
  read: readBookingValues,
  check: (values) => findEmpty(values, required),
  send: (api: VisitorApi, values, form): Promise<BookedAppointment> => {
    const body = { ...values, ...formTexts(form, ['website', 'privacy_notice']) };
    return api.appointments.create({ body }, { idempotencyKey: readFormToken(form) });
  },
});
