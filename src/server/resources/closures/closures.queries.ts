import type { ClosureForm } from '#contract/closures.ts';
import type { PageQuery } from '#contract/fields.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, countFound, fetchLimit, toPage } from '#server/db/paging.ts';

export async function listClosures(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('closures')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(afterCursor('closures', page.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows, page);
}

export async function countClosures(db: Database) {
  const counted = db.selectFrom('closures').select('id').where('deleted_at', 'is', null);
  return countFound(db, counted);
}

export async function findClosure(db: Database, id: number) {
  return db.selectFrom('closures').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

export async function insertClosure(trx: Database, { spans, ...closure }: ClosureForm, now: number) {
  return trx
    .insertInto('closures')
    .values({ ...closure, spans: JSON.stringify(spans), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateClosure(trx: Database, id: number, { spans, ...closure }: ClosureForm) {
  return trx
    .updateTable('closures')
    .set({ ...closure, spans: JSON.stringify(spans) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
