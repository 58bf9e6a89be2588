import { noTreatment } from '../messages/appointments.ts';
import { longestFreeText, longestName, longestPhone } from './visitor-limits.ts';

// Fields of visitors' forms, described once: schemas, controls, sheets, exports and the audit log derive from this. See
// docs/add-a-field.md. Apart from the schemas, so that browsers load no validation code with them.

export interface DescribedField {
  label: string;
  /** Name in sheets, exports and the audit log, where the label is a question. */
  noun?: string;
  hint?: string;
  /** Advice for an empty field. A field without it is optional. */
  missing?: string;
  /** Longest text, in characters. */
  max?: number;
  /** Height of a field for several lines. */
  rows?: number;
  /** Attributes of the control. */
  input?: { type?: 'tel' | 'email'; autoComplete: string };
  /** Stands beside its neighbour where there is room. */
  isHalf?: true;
  /** Stored keys and their words. */
  choices?: Readonly<Record<string, string>>;
}

const name = {
  label: 'Name',
  missing: 'Please enter your name.',
  max: longestName,
  input: { autoComplete: 'name' },
} as const satisfies DescribedField;

const phone = {
  label: 'Phone',
  missing: 'Please enter your phone number.',
  max: longestPhone,
  input: { type: 'tel', autoComplete: 'tel' },
  isHalf: true,
} as const satisfies DescribedField;

const email = {
  label: 'E-mail',
  max: 254,
  input: { type: 'email', autoComplete: 'email' },
  isHalf: true,
} as const satisfies DescribedField;

/** Name of the patient, and ways to reach them. */
export const personFields = {
  name,
  phone,
  email,
  contact_preference: {
    label: 'How should we reach you?',
    noun: 'Contact preference',
    choices: { phone: 'Call', whatsapp: 'WhatsApp', sms: 'SMS' },
  },
} as const satisfies Record<string, DescribedField>;

/** Stored as they are sent, in columns of the same names. */
export const textFields = {
  conditions: {
    label: 'Anything we should know?',
    noun: 'Patient’s message',
    hint: 'When it started, what makes it worse, what you have tried.',
    max: longestFreeText,
    rows: 3,
  },
  ...personFields,
} as const satisfies Record<string, DescribedField>;

/** The fields of a request, in the order of the booking form. */
export const requestFields = {
  treatmentType: { label: 'Treatments', missing: noTreatment },
  ...textFields,
  state: { label: 'State', missing: 'Please choose your state.', input: { autoComplete: 'address-level1' } },
  city: { label: 'City', missing: 'Please choose your city.', input: { autoComplete: 'address-level2' } },
} as const satisfies Record<string, DescribedField>;
