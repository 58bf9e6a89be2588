import { sql } from 'kysely';
import { type Cursor, formatCursor, type PageQuery } from '#contract/fields.ts';

/** Condition for `where`: rows after the cursor of a list sorted by a column and then by id, both descending. */
export function afterCursor(table: string, cursor: Cursor | undefined, column = 'created_at') {
  if (!cursor) return sql<boolean>`1 = 1`;
  const key = sql`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)})`;
  return sql<boolean>`${key} < (${cursor.place}, ${cursor.id})`;
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
