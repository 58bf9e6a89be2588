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
  const text = (name: BookingField) => textOf(form.get(name));
  return {
    treatmentType: form.getAll('treatmentType').map(textOf),
    conditions: text('conditions'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    state: text('state'),
    city: text('city'),
  };
}

export function readFormKey(form: FormData): string {
  return textOf(form.get('formKey'));
}

function textOf(entry: FormDataEntryValue | null) {
  return typeof entry === 'string' ? entry : '';
}

/** Id of the control of a field, which labels and the error summary point at. */
export function bookingControl(field: BookingField) {
  return `booking-${field}`;
}
