import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import { after, cutPage, oneMore } from '#server/db/newest-first.ts';

export async function listEntries(db: Database, page: PageQuery) {
  const rows = await db
    .selectFrom('trail')
    .leftJoin('administrators', 'administrators.id', 'trail.administrator_id')
    .selectAll('trail')
    .select('administrators.email as administrator')
    .where(after('trail', page.cursor))
    .orderBy('trail.created_at', 'desc')
    .orderBy('trail.id', 'desc')
    .limit(oneMore(page))
    .execute();
  return cutPage(rows, page);
}

/** Stops at `limits.countedMatches`. */
export async function countEntries(db: Database) {
  const { count } = await db
    .selectFrom(db.selectFrom('trail').select('id').limit(limits.countedMatches).as('entries'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
