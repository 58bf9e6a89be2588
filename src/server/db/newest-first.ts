import { sql } from 'kysely';
import { type Cursor, formatCursor, type PageQuery } from '#contract/fields.ts';

/** For `where`: rows after the cursor of a list that runs from new to old, or down by another column. */
export function after(table: string, cursor: Cursor | undefined, column = 'created_at') {
  if (!cursor) return sql<boolean>`1 = 1`;
  const key = sql`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)})`;
  return sql<boolean>`${key} < (${cursor.place}, ${cursor.id})`;
}

/** One row more than asked for tells whether there is a next page. */
export function oneMore({ limit }: PageQuery) {
  return limit + 1;
}

/** Splits what was read with `oneMore` into the page and the start of the next one. */
export function cutPage<R extends { created_at: number; id: number }>(
  rows: R[],
  { limit }: PageQuery,
  placeOf = (row: R) => row.created_at,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? formatCursor({ place: placeOf(last), id: last.id }) : null;
  return { rows: page, next };
}
