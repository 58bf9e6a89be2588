import * as words from '../messages/treatment-texts.ts';
import type { DescribedField } from './form-fields.ts';
import { limits } from './limits.ts';

export { aims, aimsSaid, grades } from '../messages/treatment-texts.ts';

interface OptionalText extends DescribedField {
  noun: string;
}

/** Texts of the page of a treatment, in the order of the form: columns, schemas, form, page and history derive from this. */
export const treatmentTexts = {
  what: { label: words.what, noun: words.whatNoun, rows: 2 },
  happens: { label: words.happens, noun: words.happensNoun, rows: 3 },
  helps: { label: words.helps, noun: words.helpsNoun, rows: 2 },
  evidence: {
    label: words.evidence,
    noun: words.evidenceNoun,
    hint: words.evidenceHint,
    rows: 2,
  },
  sources: { label: words.sources, noun: words.sourcesNoun, hint: words.sourcesHint, rows: 3 },
  reviewed_by: {
    label: words.reviewedBy,
    noun: words.reviewedByNoun,
    hint: words.reviewedByHint,
    max: limits.title,
  },
} as const satisfies Record<string, OptionalText>;

export type Grade = keyof typeof words.grades;
export type Aim = keyof typeof words.aims;

export type TreatmentText = keyof typeof treatmentTexts;
