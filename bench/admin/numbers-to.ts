import { sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** A table expression `numbers` with every missing id up to this one. */
export function numbersTo(total: number, table: keyof Tables) {
  return sql`with recursive numbers(i) as (
    select coalesce((select max(id) from ${sql.table(table)}), 0) + 1
    union all select i + 1 from numbers where i < ${total}
  )`;
}
