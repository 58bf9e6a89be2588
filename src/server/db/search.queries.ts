import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { behindPrefix } from './search-terms.ts';

/** Up to here it is quicker to sort what a word finds than to look for it from the newest on. */
const mostSorted = 5_000;

/** The tables that can be searched, and where their terms are kept. */
const termTables = {
  appointments: { table: 'appointment_terms', key: 'appointment_id' },
  reviews: { table: 'review_terms', key: 'review_id' },
  blogs: { table: 'blog_terms', key: 'blog_id' },
} as const;
type Searched = keyof typeof termTables;

/** What rows can be found by, each term with the id of its row. */
export async function insertTerms(trx: Database, searched: Searched, terms: { term: string; id: number }[]) {
  if (terms.length === 0) return;
  const { table, key } = termTables[searched];
  const rows = sql.join(terms.map(({ term, id }) => sql`(${term}, ${id})`));
  await sql`insert into ${sql.table(table)} (term, ${sql.ref(key)}) values ${rows}`.execute(trx);
}

/** From now on the row can be found by these alone. */
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
 * For `where`: rows that have all of these words, each in any of its forms. The rarest word is looked up first and its few
 * rows are sorted. When even that one is common, they are looked for from the newest row on, where a page is soon full.
 * Either way the cost does not grow with the table.
 */
export async function matchesWords(db: Database, searched: Searched, words: string[][]) {
  if (words.length === 0) return sql<boolean>`1 = 1`;
  const sizes = await Promise.all(words.map((forms) => countTerms(db, searched, forms)));
  const fewest = Math.min(...sizes);
  const leading = fewest < mostSorted ? sizes.indexOf(fewest) : -1;
  const conditions = words.map((forms, index) =>
    index === leading ? isAmongFound(searched, forms) : hasTerm(searched, forms),
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

async function countTerms(db: Database, searched: Searched, forms: string[]) {
  const { table, key } = termTables[searched];
  // Without an order PostgreSQL reads the whole table for a common word, in the hope of meeting it soon.
  const found = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${beginsWithOne(forms)}
    order by term limit ${mostSorted}`;
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
  const ranges = forms.map((form) => sql`(term >= ${form} and term < ${behindPrefix(form)})`);
  return sql`(${sql.join(ranges, sql` or `)})`;
}
