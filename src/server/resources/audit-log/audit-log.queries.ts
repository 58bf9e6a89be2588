import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, fetchLimit, toPage } from '#server/db/paging.ts';

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

/** Stops at `limits.countedMatches`. */
export async function countEntries(db: Database) {
  const { count } = await db
    .selectFrom(db.selectFrom('audit_log').select('id').limit(limits.countedMatches).as('entries'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
