import type { Opening } from '#contract/careers.ts';

/** What the form holds: text, as it is typed. */
export type OpeningValues = Record<OpeningField, string>;

export type OpeningField = (typeof openingFields)[number];

export const openingFields = ['position', 'experience', 'description', 'closes_on'] as const;

export const openingLabels: Record<OpeningField, string> = {
  position: 'Position',
  experience: 'Years of experience',
  description: 'Description',
  closes_on: 'Last day',
};

const noOpening = { position: '', description: '', experience: '', closes_on: null };

export function valuesOf(opening: Opening | undefined): OpeningValues {
  const { position, description, experience, closes_on } = opening ?? noOpening;
  return { position, description, experience: String(experience), closes_on: closes_on ?? '' };
}

/** As the API wants it: half years are written with a point. */
export function bodyOf(values: OpeningValues) {
  return { ...values, experience: values.experience.trim().replace(',', '.') };
}
