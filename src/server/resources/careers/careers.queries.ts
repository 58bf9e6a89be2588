import type { Insertable, Updateable } from 'kysely';
import type { PageQuery } from '#contract/fields.ts';
import { serverLimits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, countFound, fetchLimit, toPage } from '#server/db/paging.ts';
import type { Tables } from '#server/db/tables.ts';

/** Openings that are public on this day, newest first, at most `serverLimits.pageSize`. */
export async function listCurrentOpenings(db: Database, today: string) {
  return db
    .selectFrom('careers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}

export async function listOpenings(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('careers')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(afterCursor('careers', page.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows, page);
}

export async function countOpenings(db: Database) {
  const present = db.selectFrom('careers').select('id').where('deleted_at', 'is', null);
  return countFound(db, present);
}

export async function findOpening(db: Database, id: number) {
  return db.selectFrom('careers').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

export async function insertOpening(db: Database, values: Insertable<Tables['careers']>) {
  return db.insertInto('careers').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateOpening(trx: Database, id: number, values: Updateable<Tables['careers']>) {
  return trx.updateTable('careers').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
