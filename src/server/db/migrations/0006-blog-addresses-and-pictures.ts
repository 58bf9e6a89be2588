import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** The addresses that blogs had before, the pictures inside their texts, their counts, and an index to search titles in. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('blog_addresses')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('blog_id', 'integer', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .execute();
  await createIndex(db, 'blog_addresses', 'blog_id');
  await db.schema
    .createTable('blog_pictures')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'blog_pictures', 'last_used_at');
  await db.schema
    .createTable('blog_picture_uses')
    .addColumn('blog_id', 'integer', (c) => c.notNull().references('blogs.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull().references('blog_pictures.name'))
    .addPrimaryKeyConstraint('blog_picture_uses_key', ['blog_id', 'name'])
    .execute();
  await createIndex(db, 'blog_picture_uses', 'name');
  await createIndex(db, 'blogs', 'created_at', 'id', 'is_active', 'title');
  for (const [name, flag] of [
    ['blogs.draft', 0],
    ['blogs.published', 1],
  ] as const)
    await sql`insert into kept_counts (name, count)
      select cast(${name} as text), count(*) from blogs where is_active = ${flag}`.execute(db);
}
