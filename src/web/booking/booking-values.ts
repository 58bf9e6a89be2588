import { formText } from '#web/forms/form-text.ts';

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
