import { type DescribedField, textFields } from './form-fields.ts';

/** Name of a field where it is no question. */
export const nounOf = ({ label, noun = label }: DescribedField) => noun;

/** The words of a stored value; a key that a newer version has stored stands for itself. */
export const wordsOf = ({ choices }: DescribedField, value: string | null) => (value && choices?.[value]) ?? value;

/** Picks the fields that are stored as they are sent from a request, or from a form for one. */
export function pickTexts<R extends Partial<Record<keyof typeof textFields, unknown>>>(record: R) {
  const names = Object.keys(textFields) as (keyof typeof textFields)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, keyof typeof textFields & keyof R>;
}
