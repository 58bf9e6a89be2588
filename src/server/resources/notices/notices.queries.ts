import type { PageQuery } from '#contract/fields.ts';
import { serverLimits } from '#contract/limits.ts';
import type { NoticeForm } from '#contract/notices.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, countFound, fetchLimit, toPage } from '#server/db/paging.ts';

/** Notices that show on this day, the latest start first. */
export async function listCurrentNotices(db: Database, today: string) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}

export async function listNotices(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(afterCursor('notices', page.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows, page);
}

export async function countNotices(db: Database) {
  const counted = db.selectFrom('notices').select('id').where('deleted_at', 'is', null);
  return countFound(db, counted);
}

export async function findNotice(db: Database, id: number) {
  return db.selectFrom('notices').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

export async function insertNotice(trx: Database, notice: NoticeForm, now: number) {
  return trx
    .insertInto('notices')
    .values({ ...notice, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateNotice(trx: Database, id: number, notice: NoticeForm) {
  return trx.updateTable('notices').set(notice).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
