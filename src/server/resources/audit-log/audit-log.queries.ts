import type { PageQuery } from '#contract/fields.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, countFound, fetchLimit, toPage } from '#server/db/paging.ts';

export async function listEntries(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('administrators', 'administrators.id', 'audit_log.administrator_id')
    .selectAll('audit_log')
    .select('administrators.email as administrator')
    .where(afterCursor('audit_log', page.cursor))
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows, page);
}

export function countEntries(db: Database) {
  return countFound(db, db.selectFrom('audit_log').select('id'));
}
