import { type Kysely, sql } from 'kysely';
import { bytewiseText, createIndex, createTable } from './schema-words.ts';

/** Blogs that come from another website, the pictures that are still to be fetched for them, and where they were before. */
export async function up(db: Kysely<never>) {
  const columns = [
    ['state', 'text'],
    ['failure', 'text'],
    ['as_drafts', 'integer'],
    ['left_out', 'text'],
    ['updated_at', 'bigint'],
  ] as const;
  for (const [name, type] of columns)
    await db.schema
      .alterTable('imports')
      .addColumn(name, type, (c) => {
        if (name === 'state') return c.notNull().defaultTo('done');
        if (name === 'left_out') return c.notNull().defaultTo('[]');
        return name === 'failure' ? c : c.notNull().defaultTo(0);
      })
      .execute();
  await sql`create unique index imports_reading on imports (state) where state = 'reading'`.execute(db);

  await db.schema
    .createTable('imported_blogs')
    .addColumn('key', bytewiseText(db), (c) => c.primaryKey())
    .addColumn('blog_id', 'integer', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addColumn('import_id', 'integer', (c) => c.references('imports.id').onDelete('set null'))
    .addColumn('html', 'text')
    .addColumn('base', 'text')
    .execute();
  await createIndex(db, 'imported_blogs', 'import_id');
  await createIndex(db, 'imported_blogs', 'blog_id');

  await createTable(db, 'imported_pictures')
    .addColumn('import_id', 'integer', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('blog_id', 'integer', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('is_cover', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('name', 'text')
    .addColumn('reason', 'text')
    .execute();
  await createIndex(db, 'imported_pictures', 'import_id', 'state', 'id');
  await createIndex(db, 'imported_pictures', 'blog_id');
  await sql`create index imported_pictures_waiting on imported_pictures (id) where state = 'waiting'`.execute(db);

  await db.schema
    .createTable('old_addresses')
    .addColumn('address', bytewiseText(db), (c) => c.primaryKey())
    .addColumn('blog_id', 'integer', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .execute();
  await createIndex(db, 'old_addresses', 'blog_id');
}
