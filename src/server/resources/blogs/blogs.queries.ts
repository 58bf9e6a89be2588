import type { Insertable, Updateable } from 'kysely';
import type { PageQuery } from '#contract/fields.ts';
import type { Database } from '#server/db/database.ts';
import { after, cutPage, oneMore } from '#server/db/newest-first.ts';
import type { Tables } from '#server/db/tables.ts';

/** All of them, or only those that are published. */
export async function listBlogs(db: Database, page: PageQuery, onlyPublished: boolean) {
  const rows = await db
    .selectFrom('blogs')
    .selectAll()
    .$if(onlyPublished, (query) => query.where('is_active', '=', 1))
    .where(after('blogs', page.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(oneMore(page))
    .execute();
  return cutPage(rows, page);
}

export async function countBlogs(db: Database, onlyPublished: boolean) {
  const { count } = await db
    .selectFrom('blogs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(onlyPublished, (query) => query.where('is_active', '=', 1))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPublished(db: Database, slug: string) {
  return db.selectFrom('blogs').selectAll().where('slug', '=', slug).where('is_active', '=', 1).executeTakeFirst();
}

export async function getBlog(db: Database, id: number) {
  return db.selectFrom('blogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Undefined when the slug is taken. */
export async function insertBlog(db: Database, values: Insertable<Tables['blogs']>) {
  return db
    .insertInto('blogs')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateBlog(trx: Database, id: number, values: Updateable<Tables['blogs']>) {
  return trx.updateTable('blogs').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteBlog(trx: Database, id: number) {
  return trx.deleteFrom('blogs').where('id', '=', id).returning('image').executeTakeFirstOrThrow();
}

export async function findImage(db: Database, id: number) {
  const row = await db.selectFrom('blogs').select('image').where('id', '=', id).executeTakeFirst();
  return row?.image;
}
