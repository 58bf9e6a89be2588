import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { termsOf } from '../search-terms.ts';
import { bytewiseText, createIndex } from './schema-words.ts';

const readAtOnce = 500;
/** Two values each; SQLite takes at most 32,766 in one statement. */
const writtenAtOnce = 10_000;

/** Search terms of reviews, and their counts by rating: shown, and not shown. */
export async function up(db: Kysely<never>) {
  await createTerms(db);
  for (let last = 0; last >= 0; ) last = await fillTerms(db, last);
  await countByRating(db);
}

async function createTerms(db: Kysely<never>) {
  await db.schema
    .createTable('review_terms')
    .addColumn('term', bytewiseText(db), (c) => c.notNull())
    .addColumn('review_id', 'integer', (c) => c.notNull().references('reviews.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('review_terms_key', ['term', 'review_id'])
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)))
    .execute();
  await createIndex(db, 'review_terms', 'review_id');
}

interface StoredReview {
  id: number;
  name: string;
  email: string;
  phone: string;
  text: string | null;
}

/** The reviews after this id; answers with the last that was read, -1 at the end. */
async function fillTerms(db: Kysely<never>, after: number) {
  const { rows } = await sql<StoredReview>`select id, name, email, mobile as phone, description as text from reviews
    where id > ${after} order by id limit ${readAtOnce}`.execute(db);
  const terms = rows.flatMap((row) => termsOf(row).map((term) => sql`(${term}, ${row.id})`));
  for (let start = 0; start < terms.length; start += writtenAtOnce) {
    const values = sql.join(terms.slice(start, start + writtenAtOnce));
    await sql`insert into review_terms (term, review_id) values ${values}`.execute(db);
  }
  return rows.at(-1)?.id ?? -1;
}

async function countByRating(db: Kysely<never>) {
  for (const [status, visible] of [
    ['active', 1],
    ['inactive', 0],
  ] as const) {
    for (let half = 1; half <= 10; half += 1) {
      const count = sql`select count(*) from reviews where visible = ${visible} and half_stars = ${half}`;
      await sql`insert into kept_counts (name, count) values (${`reviews.${status}.${half}`}, (${count}))`.execute(db);
    }
  }
  await sql`delete from kept_counts where name in ('reviews.active', 'reviews.inactive')`.execute(db);
}
