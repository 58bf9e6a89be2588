import { sql } from 'kysely';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import type { GalleryCategory } from '#contract/plain/gallery-categories.ts';
import { otherLanguages } from '#contract/plain/languages.ts';
import { limits } from '#contract/plain/limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { afterCursor, countFound, readPage } from '#server/db/paging.ts';
import type { Row } from '#server/db/tables.ts';

/** Distance between two neighbours, so that a move updates one row. It allows about twenty moves to the same place. */
export const positionGap = 1_000_000;

/** One page of the items, or of those of a category, in the order of the website. */
export async function listItems(
  db: Database,
  { category, ...page }: PageQuery & { category?: GalleryCategory | undefined },
): Promise<Page<Row<'gallery_items'>[]>> {
  const present = db
    .selectFrom('gallery_items')
    .where('deleted_at', 'is', null)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? null));
  const { rows, next } = await readPage(present.selectAll(), 'gallery_items', page, { column: 'position' });
  const total = await countFound(db, present.select('id'));
  return { body: rows, next, total, totalIsExact: total < limits.countedMatches };
}

/** How many items each category has; none for an empty one. */
export async function countByCategory(db: Database) {
  return db
    .selectFrom('gallery_items')
    .where('deleted_at', 'is', null)
    .where('category', 'is not', null)
    .groupBy('category')
    .select((eb) => ['category', eb.fn.countAll<number>().as('count')])
    .$narrowType<{ category: GalleryCategory }>()
    .execute();
}

/** The consent to an item. Undefined for one without, and for one that is deleted. */
export async function findConsent(db: Database, id: number) {
  return db
    .selectFrom('gallery_consents')
    .innerJoin('gallery_items', 'gallery_items.id', 'gallery_consents.item_id')
    .where('gallery_consents.item_id', '=', id)
    .where('gallery_items.deleted_at', 'is', null)
    .select(['given_by as consent_by', 'given_on as consent_on', 'note as consent_note'])
    .executeTakeFirst();
}

export async function insertConsent(trx: Transaction, consent: Row<'gallery_consents'>) {
  await trx.insertInto('gallery_consents').values(consent).execute();
}

/** Deletes an item for good, with its consent and its translations. */
export async function eraseItem(trx: Transaction, id: number) {
  await trx.deleteFrom('gallery_items').where('id', '=', id).execute();
  const translations = trx.deleteFrom('translations').where('language', 'in', otherLanguages);
  await translations.where('kind', '=', 'gallery-item').where('record', '=', String(id)).execute();
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
export async function respacePositions(trx: Transaction) {
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
