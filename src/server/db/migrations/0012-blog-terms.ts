import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';
import { termsOfTitle } from '../search-terms.ts';
import { bytewiseText, createIndex } from './schema-words.ts';

const readAtOnce = 500;

/** Search terms of blogs, instead of an index that had to be read from end to end; and indexes of openings. */
export async function up(db: Kysely<never>) {
  await db.schema.dropIndex('blogs_by_created_at_id_is_active_title').execute();
  await db.schema
    .createTable('blog_terms')
    .addColumn('term', bytewiseText(db), (c) => c.notNull())
    .addColumn('blog_id', 'integer', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('blog_terms_key', ['term', 'blog_id'])
    .$call((builder) => (isPostgres(db) ? builder : builder.modifyEnd(sql`without rowid`)))
    .execute();
  await createIndex(db, 'blog_terms', 'blog_id');
  for (let last = 0; last >= 0; ) last = await fillTerms(db, last);
  await indexCareers(db);
}

async function indexCareers(db: Kysely<never>) {
  await db.schema
    .createIndex('careers_present')
    .on('careers')
    .columns(['created_at', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('careers_deleted')
    .on('careers')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema.dropIndex('careers_by_created_at_id').execute();
}

/** The blogs after this id; answers with the last that was read, -1 at the end. */
async function fillTerms(db: Kysely<never>, after: number) {
  const { rows } = await sql<{ id: number; title: string }>`select id, title from blogs
    where id > ${after} order by id limit ${readAtOnce}`.execute(db);
  const terms = rows.flatMap(({ id, title }) => termsOfTitle(title).map((term) => sql`(${term}, ${id})`));
  if (terms.length > 0) await sql`insert into blog_terms (term, blog_id) values ${sql.join(terms)}`.execute(db);
  return rows.at(-1)?.id ?? -1;
}
