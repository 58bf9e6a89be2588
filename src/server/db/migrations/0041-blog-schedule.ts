import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Blogs get an author, a publication date, by which visitors see them ordered, and a time at which a draft is published by itself. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('blogs').addColumn('publish_at', 'bigint').execute();
  await db.schema.alterTable('blogs').addColumn('published_at', 'bigint').execute();
  await db.schema.alterTable('blogs').addColumn('author', 'text').execute();
  await sql`update blogs set published_at = created_at where is_active = 1`.execute(db);
  await createIndex(db, 'blogs', 'is_active', 'published_at', 'id');
  await sql`create index blogs_scheduled on blogs (publish_at) where publish_at is not null`.execute(db);
}
