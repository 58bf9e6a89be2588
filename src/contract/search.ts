import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { routes } from './routes.ts';

/** In the order in which equally good results are listed. */
export const searchKinds = ['condition', 'symptom', 'problem', 'treatment', 'article', 'area', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

const kind = z.enum(searchKinds);
const href = z.string().describe('Address on this site');

const indexEntry = z
  .object({ kind, title: z.string(), href, words: z.array(z.string()).describe('Other words for it') })
  .meta({ id: 'SearchIndexEntry' });

const searchIndex = z
  .object({
    complete: z.boolean().describe('False if it would be too large with all entries: the call /api/search knows them'),
    entries: z.array(indexEntry),
  })
  .meta({ id: 'SearchIndex' });

const searchResult = z
  .object({
    kind,
    title: z.string(),
    href,
    description: z.string(),
    urgent_help: z.string().nullable().describe('When a symptom needs help at once'),
  })
  .meta({ id: 'SearchResult' });

const searchResults = z
  .object({
    results: z.array(searchResult).describe('The best first'),
    nearest: z.array(searchResult).describe('What comes nearest where nothing is found'),
  })
  .meta({ id: 'SearchResults' });

export type SearchIndex = z.output<typeof searchIndex>;
export type SearchResult = z.output<typeof searchResult>;
export type SearchResults = z.output<typeof searchResults>;

export const search = defineEndpoints(routes.search, null, {
  find: {
    access: 'public',
    summary: 'Conditions, symptoms, problems, treatments, articles and body areas for what a patient types',
    query: z.object({ q: z.string().default('').describe('What is beyond 200 characters or 8 words is left out') }),
    output: searchResults,
    uncached: true,
  },
  index: { access: 'public', summary: 'What is searched while someone types, in the browser', output: searchIndex },
});
