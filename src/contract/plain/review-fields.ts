import { type DescribedField, personFields } from './form-fields.ts';
import { longestFreeText } from './visitor-limits.ts';

/** The fields of a review, in the order of its form. */
export const reviewFields = {
  description: {
    label: 'In your own words',
    noun: 'Patient’s message',
    hint: 'What went well, and what we could do better.',
    max: longestFreeText,
    rows: 4,
  },
  name: { ...personFields.name, hint: 'Shown with your review.' },
  email: { ...personFields.email, missing: 'Please enter your e-mail address.', hint: 'Never shown.' },
  mobile: { ...personFields.phone, label: 'Mobile', noun: 'Phone', hint: 'Never shown.' },
} as const satisfies Record<string, DescribedField>;
