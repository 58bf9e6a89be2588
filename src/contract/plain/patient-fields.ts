import { noOtherName } from '../messages/form-fields.ts';
import { type DescribedField, personFields } from './form-fields.ts';
import { longestFreeText } from './visitor-limits.ts';

/** The fields of a patient's card, in the order of its form. */
export const patientFields = {
  name: { ...personFields.name, missing: noOtherName },
  phone: {
    label: 'Phone numbers',
    hint: 'Separate several numbers with commas.',
    max: 200,
    input: { type: 'tel', autoComplete: 'off' },
  },
  email: { ...personFields.email, input: { type: 'email', autoComplete: 'off' } },
  language: {
    label: 'Language',
    choices: {
      ar: 'Arabic',
      bn: 'Bengali',
      de: 'German',
      en: 'English',
      gu: 'Gujarati',
      hi: 'Hindi',
      kn: 'Kannada',
      ml: 'Malayalam',
      mr: 'Marathi',
      pa: 'Punjabi',
      ta: 'Tamil',
      te: 'Telugu',
      tr: 'Turkish',
      ur: 'Urdu',
    },
  },
  note: {
    label: 'Note for the front desk',
    noun: 'Note',
    hint: 'Nothing about health or treatment.',
    max: longestFreeText,
    rows: 3,
  },
} as const satisfies Record<string, DescribedField>;
