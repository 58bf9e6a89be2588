import * as words from '../messages/form-fields.ts';
import { type DescribedField, personFields } from './form-fields.ts';
import { longestFreeText } from './visitor-limits.ts';

/** The fields of an application beside its file, in the order of its form. */
export const applicationFields = {
  name: personFields.name,
  phone: personFields.phone,
  email: personFields.email,
  letter: {
    label: words.letter,
    noun: words.letterNoun,
    hint: words.letterHint,
    max: longestFreeText,
    rows: 4,
  },
} as const satisfies Record<string, DescribedField>;

/** Types of files that are taken, as a file chooser names them. */
export const applicationFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

export type ApplicationFileType = keyof typeof applicationFileTypes;
