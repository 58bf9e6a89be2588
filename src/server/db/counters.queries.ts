import type { Database } from './database.ts';
import type { Row } from './tables.ts';

/** Reviews are counted per rating, in half stars, so that averages need no scan of the table. */
export const halfSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

type CountName =
  | 'content.changes'
  | 'content.withdrawals'
  | 'appointments.pending'
  | 'appointments.done'
  | 'blogs.published'
  | 'blogs.draft'
  | ReviewCountName;

type ReviewCountName = `reviews.${'new' | 'active' | 'inactive'}.${number}`;

export const countNames: readonly CountName[] = [
  'appointments.pending',
  'appointments.done',
  'blogs.published',
  'blogs.draft',
  ...halfSteps.map((half) => `reviews.new.${half}` as const),
  ...halfSteps.map((half) => `reviews.active.${half}` as const),
  ...halfSteps.map((half) => `reviews.inactive.${half}` as const),
];

type Rated = Pick<Row<'reviews'>, 'visible' | 'is_new' | 'half_stars'>;

/** The counter of a review. */
export function reviewCount({ visible, is_new, half_stars }: Rated): ReviewCountName {
  if (is_new === 1) return `reviews.new.${half_stars}`;
  return visible === 1 ? `reviews.active.${half_stars}` : `reviews.inactive.${half_stars}`;
}

/** What a transaction adds to each counter. */
export type CountChanges = Partial<Record<CountName, number>>;

/**
 * Adjusts counters. Call it once, as the last step of the transaction that writes the counted rows: counters are shared, so they
 * are locked last, briefly, and in the order of their names.
 */
export async function addToCounts(trx: Database, changes: CountChanges) {
  for (const [name, difference = 0] of Object.entries(changes).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (difference === 0) continue;
    await trx
      .updateTable('counters')
      .set((eb) => ({ count: eb('count', '+', difference) }))
      .where('name', '=', name)
      .execute();
  }
}

export async function readCounts<N extends CountName>(db: Database, ...names: N[]): Promise<Record<N, number>> {
  const rows = await db.selectFrom('counters').selectAll().where('name', 'in', names).execute();
  const found = new Map(rows.map((row) => [row.name, row.count]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<N, number>;
}
