import { noTreatment } from '../messages/appointments.ts';
import * as words from '../messages/form-fields.ts';
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
  label: words.name,
  missing: words.noName,
  max: longestName,
  input: { autoComplete: 'name' },
} as const satisfies DescribedField;

const phone = {
  label: words.phone,
  missing: words.noPhone,
  max: longestPhone,
  input: { type: 'tel', autoComplete: 'tel' },
  isHalf: true,
} as const satisfies DescribedField;

const email = {
  label: words.email,
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
    label: words.howToReach,
    noun: words.howToReachNoun,
    choices: { phone: words.byCall, whatsapp: words.byWhatsapp, sms: words.bySms },
  },
} as const satisfies Record<string, DescribedField>;

/** Stored as they are sent, in columns of the same names. */
export const textFields = {
  conditions: {
    label: words.anythingElse,
    noun: words.patientsMessage,
    hint: words.anythingElseHint,
    max: longestFreeText,
    rows: 3,
  },
  ...personFields,
} as const satisfies Record<string, DescribedField>;

/** The fields of a request, in the order of the booking form. */
export const requestFields = {
  treatmentType: { label: words.treatments, missing: noTreatment },
  ...textFields,
  state: { label: words.state, missing: words.noState, input: { autoComplete: 'address-level1' } },
  city: { label: words.city, missing: words.noCity, input: { autoComplete: 'address-level2' } },
} as const satisfies Record<string, DescribedField>;
