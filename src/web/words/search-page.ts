import type { SearchKind } from '#contract/search.ts';

// Words of the page of search results.

export const resultsFor = (query: string) => `Results for ${query}`;
export const results = 'Results';
export const found = (count: number) => {
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
};
export const orPartOfBody = 'Or choose the part of your body';
export const bookFor = 'Book for {query}';
export const askUs = 'Ask us: we can tell you who can help.';
export const nearest = 'What comes nearest';
export const bestAnswer = 'Best answer';
/** Headings of the results, by kind; kinds with the same heading stand under it together. */
export const groups: Record<SearchKind, string> = {
  condition: 'Conditions',
  symptom: 'What you may notice',
  problem: 'Book a visit for',
  treatment: 'Treatments',
  article: 'Articles',
  area: 'Parts of the body',
  clinic: 'About the clinic',
  person: 'People',
  page: 'About the clinic',
};
