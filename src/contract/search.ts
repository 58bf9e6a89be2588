import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { routes } from './routes.ts';
import { sign } from './signs.ts';

/** Kinds of results; equally good results appear in this order. */
export const searchKinds = [
  'condition',
  'symptom',
  'problem',
  'treatment',
  'article',
  'area',
  'clinic',
  'person',
  'page',
] as const;

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
    signs: z
      .array(sign.pick({ name: true, urgency: true, line: true, original: true }))
      .describe('What needs help now or soon, in the words of the search; it stands before any result'),
    results: z.array(searchResult).describe('The best first'),
    nearest: z.array(searchResult).describe('What comes nearest where nothing is found'),
  })
  .meta({ id: 'SearchResults' });

export type SearchIndex = z.output<typeof searchIndex>;
export type SearchResult = z.output<typeof searchResult>;
export type SearchResults = z.output<typeof searchResults>;

export const search = defineEndpoints(routes.search, null, {
  find: {
    inLanguages: true,
    access: 'public',
    summary:
      'Signs, conditions, symptoms, problems, treatments, articles, body areas and the clinic for what a patient types',
    query: z.object({
      q: z
        .string()
        .default('')
        .describe('Results leave out what is beyond 200 characters or 8 words. Signs are looked for in 1,200 words'),
    }),
    output: searchResults,
    uncached: true,
  },
  index: {
    inLanguages: true,
    access: 'public',
    summary: 'What is searched while someone types, in the browser',
    output: searchIndex,
  },
});
