import type { Insertable } from 'kysely';
import type { PageQuery } from '#contract/fields.ts';
import type { Database } from '#server/db/database.ts';
import { after, cutPage, oneMore } from '#server/db/newest-first.ts';
import type { Tables } from '#server/db/tables.ts';

export async function listItems(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('gallery_items')
    .selectAll()
    .where(after('gallery_items', page.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(oneMore(page))
    .execute();
  return cutPage(rows, page);
}

export async function countItems(db: Database) {
  const { count } = await db
    .selectFrom('gallery_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertItem(db: Database, values: Insertable<Tables['gallery_items']>) {
  return db.insertInto('gallery_items').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function deleteItem(trx: Database, id: number) {
  return trx.deleteFrom('gallery_items').where('id', '=', id).returning('image').executeTakeFirstOrThrow();
}
