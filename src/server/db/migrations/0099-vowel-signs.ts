import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { replaceTerms, termsOf, termsOfTitle } from '../search-terms.ts';

const readAtOnce = 500;

/** Search terms retain the vowel signs of Indian scripts, without which राम and रमा were the same name. */
export async function up(db: Kysely<never>) {
  const people = (columns: RawBuilder<unknown>) => ({ columns, termsOf });
  await rebuild(db, 'appointments', people(sql`name, email, phone, reference, null as text`));
  await rebuild(db, 'reviews', people(sql`name, email, mobile as phone, '' as reference, description as text`));
  await rebuild(db, 'blogs', {
    columns: sql`title as name, null as email, '' as phone, '' as reference, null as text`,
    termsOf: ({ name }) => termsOfTitle(name),
  });
}

interface Row {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  reference: string;
  text: string | null;
}

async function rebuild(
  db: Kysely<never>,
  table: 'appointments' | 'reviews' | 'blogs',
  { columns, termsOf }: { columns: RawBuilder<unknown>; termsOf: (row: Row) => string[] },
) {
  const page = (after: number) =>
    sql<Row>`select id, ${columns} from ${sql.table(table)}
      where id > ${after} order by id limit ${readAtOnce}`.execute(db);
  for (let { rows } = await page(0); rows.length > 0; { rows } = await page(rows.at(-1)?.id ?? 0))
    for (const row of rows)
      if (mayDiffer(row)) await replaceTerms(db as unknown as Transaction, table, row.id, termsOf(row));
}

/** Whether a text has other marks than accents, or joiners. */
function mayDiffer({ name, email, text }: Row) {
  const decomposed = `${name} ${email ?? ''} ${text ?? ''}`.normalize('NFKD');
  return /[\p{M}\p{Cf}]/u.test(decomposed.replace(/[\u0300-\u036f]/gu, ''));
}
