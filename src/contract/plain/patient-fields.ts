import { noOtherName } from '../messages/form-fields.ts';
import * as words from '../messages/patients.ts';
import { type DescribedField, personFields } from './form-fields.ts';
import { longestFreeText } from './visitor-limits.ts';

/** The fields of a patient's card, in the order of its form. */
export const patientFields = {
  name: { ...personFields.name, missing: noOtherName },
  phone: {
    label: words.phoneNumbers,
    hint: words.phoneNumbersHint,
    max: 200,
    input: { type: 'tel', autoComplete: 'off' },
  },
  email: { ...personFields.email, input: { type: 'email', autoComplete: 'off' } },
  language: {
    label: words.language,
    choices: words.languages,
  },
  note: {
    label: words.note,
    noun: words.noteNoun,
    hint: words.noteHint,
    max: longestFreeText,
    rows: 3,
  },
} as const satisfies Record<string, DescribedField>;
