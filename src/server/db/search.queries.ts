import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { prefixEnd } from './search-terms.ts';

/** With fewer matches, sorting them is faster than scanning rows from newest to oldest. */
const maxSortedMatches = 5_000;

/** The searchable tables, each with the table of its terms. */
const termTables = {
  appointments: { table: 'appointment_terms', key: 'appointment_id' },
  reviews: { table: 'review_terms', key: 'review_id' },
  blogs: { table: 'blog_terms', key: 'blog_id' },
} as const;
type Searched = keyof typeof termTables;

/** Stores search terms, each with the id of its row. */
export async function insertTerms(trx: Database, searched: Searched, terms: { term: string; id: number }[]) {
  if (terms.length === 0) return;
  const { table, key } = termTables[searched];
  const rows = sql.join(terms.map(({ term, id }) => sql`(${term}, ${id})`));
  await sql`insert into ${sql.table(table)} (term, ${sql.ref(key)}) values ${rows}`.execute(trx);
}

/** Replaces all search terms of a row. */
export async function replaceTerms(trx: Database, searched: Searched, id: number, terms: string[]) {
  const { table, key } = termTables[searched];
  await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(trx);
  await insertTerms(
    trx,
    searched,
    terms.map((term) => ({ term, id })),
  );
}

/**
 * Condition for `where`: rows that match all of these words, each in any of its forms. The rarest word is looked up first,
 * and its few rows are sorted. If even that word is common, rows are scanned from newest to oldest, which soon fills a page.
 * Either way the cost does not grow with the table.
 */
export async function matchesWords(db: Database, searched: Searched, words: string[][]) {
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const sizes = await Promise.all(words.map((forms) => countTerms(db, searched, forms)));
  const fewest = Math.min(...sizes);
  const leading = fewest < maxSortedMatches ? sizes.indexOf(fewest) : -1;
  const conditions = words.map((forms, index) =>
    index === leading ? isAmongFound(searched, forms) : hasTerm(searched, forms),
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

async function countTerms(db: Database, searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  // Without an order, PostgreSQL scans the whole table for a common word, expecting an early match.
  const found = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${beginsWithOne(forms)}
    order by term limit ${maxSortedMatches}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${found}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

function isAmongFound(searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  const found = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${beginsWithOne(forms)}`;
  return sql`${sql.ref(`${searched}.id`)} in (${found})`;
}

function hasTerm(searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  const isOfRow = sql`${sql.ref(key)} = ${sql.ref(`${searched}.id`)}`;
  return sql`exists (select 1 from ${sql.table(table)} where ${beginsWithOne(forms)} and ${isOfRow})`;
}

function beginsWithOne(forms: string[]): RawBuilder<unknown> {
  const ranges = forms.map((form) => sql`(term >= ${form} and term < ${prefixEnd(form)})`);
  return sql`(${sql.join(ranges, sql` or `)})`;
}
