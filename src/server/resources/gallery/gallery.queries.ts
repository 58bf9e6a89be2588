import { type Insertable, sql, type Updateable } from 'kysely';
import type { PageQuery } from '#contract/fields.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, countFound, fetchLimit, toPage } from '#server/db/paging.ts';
import type { Row, Tables } from '#server/db/tables.ts';

/** Distance between two neighbours, so that a move updates one row. It allows about twenty moves to the same place. */
export const positionGap = 1_000_000;

export async function listItems(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('gallery_items')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(afterCursor('gallery_items', page.cursor, 'position'))
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows, page, (row) => row.position);
}

export async function countItems(db: Database) {
  const present = db.selectFrom('gallery_items').select('id').where('deleted_at', 'is', null);
  return countFound(db, present);
}

export async function findItem(db: Database, id: number) {
  return db
    .selectFrom('gallery_items')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function getItem(trx: Database, id: number) {
  return trx.selectFrom('gallery_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function insertItem(db: Database, values: Insertable<Tables['gallery_items']>) {
  return db.insertInto('gallery_items').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateItem(trx: Database, id: number, values: Updateable<Tables['gallery_items']>) {
  return trx.updateTable('gallery_items').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Position of the first item; 0 if there is none. */
export async function findFirstPosition(db: Database) {
  const first = await db
    .selectFrom('gallery_items')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirst();
  return first?.position ?? 0;
}

/** Position of the item after this one, ignoring the item that moves; 0 at the end. */
export async function findNextPosition(db: Database, { position, id }: Row<'gallery_items'>, moving: number) {
  const next = await db
    .selectFrom('gallery_items')
    .select('position')
    .where(afterCursor('gallery_items', { place: position, id }, 'position'))
    .where('id', '!=', moving)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return next?.position ?? 0;
}

/** Restores the full gap between all neighbours, in the same order. */
export async function respacePositions(trx: Database) {
  const ordered = trx
    .selectFrom('gallery_items')
    .select(['id as item', sql<number>`row_number() over (order by position, id)`.as('place')])
    .as('ordered');
  await trx
    .updateTable('gallery_items')
    .from(ordered)
    .set((eb) => ({ position: eb('ordered.place', '*', positionGap) }))
    .whereRef('gallery_items.id', '=', 'ordered.item')
    .execute();
}
