// See docs/decisions/0060-closures.md.

import type { Span } from '#contract/clinic-form.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

/** Days on which the clinic is closed (`spans` is empty) or open at other times than usual. */
export type StoredClosure = Omit<Row<'closures'>, 'spans'> & { spans: Span[] };

export function readClosure(row: Row<'closures'>): StoredClosure {
  return { ...row, spans: JSON.parse(row.spans) as Span[] };
}

/** Closures on any of these days (ISO dates, both included). On a day in several of them, the first counts: `closureOn`. */
export async function closuresBetween(db: Database, from: string, to: string): Promise<StoredClosure[]> {
  const rows = await db
    .selectFrom('closures')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('starts_on', '<=', to)
    .where('ends_on', '>=', from)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readClosure);
}

/** The closure that counts on a day, of those from `closuresBetween`: the one that started last, and then the one added last. */
export function closureOn<C extends Pick<StoredClosure, 'starts_on' | 'ends_on'>>(closures: readonly C[], day: string) {
  return closures.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
}
