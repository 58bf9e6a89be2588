import type { SearchKind } from '#contract/search.ts';

export const kindNames: Record<SearchKind, string> = {
  condition: 'Condition',
  symptom: 'Symptom',
  problem: 'Problem',
  treatment: 'Treatment',
  article: 'Article',
  area: 'Body area',
  clinic: 'About the clinic',
  person: 'Practitioner',
  page: 'About the clinic',
};
