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
