/** Pages of visitors, as the router writes them: what is opened elsewhere counts as `other`. A test compares them with the pages. */
export const countedPages = [
  '/',
  '/about',
  '/add-condition',
  '/appointment',
  '/blog',
  '/blog/:slug',
  '/career',
  '/career/:id',
  '/career/:id/apply',
  '/conditions',
  '/conditions/:id',
  '/emergency',
  '/gallery',
  '/pages/:slug',
  '/privacy',
  '/review',
  '/reviews',
  '/search',
  '/treatments',
  '/treatments/:slug',
] as const;

/** Where visits to the website are counted. */
export const countsPath = '/api/website-counts';

/** Steps from the page to the booking, in order. */
export const countedSteps = ['opened', 'what', 'when', 'you', 'sent'] as const;
export type CountedStep = (typeof countedSteps)[number];

/** Days over which they are added up, and after the most of which they are deleted. */
export const countedDays = [7, 30, 90] as const;

/** Page of those that are not told apart. */
export const otherPage = 'other';
