import * as words from '../messages/form-fields.ts';
import { type DescribedField, personFields } from './form-fields.ts';
import { longestFreeText } from './visitor-limits.ts';

/** The fields of a review, in the order of its form. */
export const reviewFields = {
  description: {
    label: words.review,
    noun: words.patientsMessage,
    hint: words.reviewHint,
    max: longestFreeText,
    rows: 4,
  },
  name: { ...personFields.name, hint: words.shownWithReview },
  email: { ...personFields.email, missing: words.noEmail, hint: words.neverShown },
  mobile: { ...personFields.phone, label: words.mobile, noun: words.phone, hint: words.neverShown },
} as const satisfies Record<string, DescribedField>;
