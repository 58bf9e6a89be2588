import type { DescribedField } from './form-fields.ts';
import { limits } from './limits.ts';

interface OptionalText extends DescribedField {
  noun: string;
}

/** Texts of the page of a treatment, in the order of the form: columns, schemas, form, page and history derive from this. */
export const treatmentTexts = {
  what: { label: 'What it is', noun: 'what it is', rows: 2 },
  happens: { label: 'What happens', noun: 'what happens', rows: 3 },
  helps: { label: 'Who it helps', noun: 'who it helps', rows: 2 },
  evidence: {
    label: 'How sure we are',
    noun: 'how sure we are',
    hint: 'One honest sentence: what is known to help, and what is not.',
    rows: 2,
  },
  sources: { label: 'Sources', noun: 'sources', hint: 'One a line: title, a bar, and address.', rows: 3 },
  reviewed_by: {
    label: 'Reviewed by',
    noun: 'reviewer',
    hint: 'Name and role of the clinician. The page shows it.',
    max: limits.title,
  },
} as const satisfies Record<string, OptionalText>;

/** How sure the evidence is, in the words of the page. */
export const grades = {
  good: 'Good evidence',
  some: 'Some evidence',
  weak: 'Weak evidence',
  'advised-against': 'Guidelines advise against it for some problems',
} as const;

export type Grade = keyof typeof grades;

export type TreatmentText = keyof typeof treatmentTexts;
