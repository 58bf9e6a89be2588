import type { SearchKind } from '#contract/search.ts';

// The search field, what it suggests, and what was found.

export const suggestions = 'Suggestions';
export const countSuggestions = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);
export const moreUrgentSigns = 'More signs that need help soon';

export const kinds: Record<SearchKind, string> = {
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
