import { type SelectQueryBuilder, sql } from 'kysely';
import { type Cursor, formatCursor, type PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/plain/limits.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Reads one page of a query in the order of a column of its table, and then of the id. */
export async function readPage<DB, T extends keyof DB, R extends { created_at: number; id: number }>(
  query: SelectQueryBuilder<DB, T, R>,
  table: string,
  page: PageQuery,
  { column = 'created_at', direction = 'desc' }: { column?: string; direction?: 'asc' | 'desc' } = {},
) {
  const rows = await query
    .where(afterCursor(table, page.cursor, column, direction))
    .orderBy(sql.ref(`${table}.${column}`), direction)
    .orderBy(sql.ref(`${table}.id`), direction)
    .limit(fetchLimit(page))
    .execute();
  return toPage(rows as R[], page, (row) => (row as Record<string, unknown>)[column] as number);
}

/** Condition for `where`: rows after the cursor of a list sorted by a column and then by id, both in this direction. */
export function afterCursor(
  table: string,
  cursor: Cursor | undefined,
  column = 'created_at',
  direction: 'asc' | 'desc' = 'desc',
) {
  if (!cursor) return sql<boolean>`1 = 1`;
  const key = sql`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)})`;
  const isAfter = direction === 'desc' ? sql`<` : sql`>`;
  return sql<boolean>`${key} ${isAfter} (${cursor.place}, ${cursor.id})`;
}

/** The page's limit plus one: the extra row shows whether there is a next page. */
export function fetchLimit({ limit }: PageQuery) {
  return limit + 1;
}

/** Splits rows that were read with `fetchLimit` into the page and the cursor of the next one. */
export function toPage<R extends { created_at: number; id: number }>(
  rows: R[],
  { limit }: PageQuery,
  placeOf = (row: R) => row.created_at,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? formatCursor({ place: placeOf(last), id: last.id }) : null;
  return { rows: page, next };
}

/** Counts what a query finds, up to `limits.countedMatches`, so that the cost does not grow with the table. */
export async function countFound<T extends keyof Tables>(
  db: Database,
  found: SelectQueryBuilder<Tables, T, { id: number }>,
) {
  return countAll(db.selectFrom(found.limit(limits.countedMatches).as('found')));
}

/** Counts the rows that a query finds. */
export async function countAll<DB, T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>) {
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return (counted as { count: number }).count;
}

/** Whether a query finds a row. */
export async function hasAny<DB, T extends keyof DB>(query: SelectQueryBuilder<DB, T, object>) {
  const found = query.select(sql<number>`1`.as('found')).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
