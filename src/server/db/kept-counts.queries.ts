import type { Database } from './database.ts';

export const countNames = ['appointments.pending', 'appointments.done', 'reviews.active', 'reviews.inactive'] as const;
type CountName = (typeof countNames)[number];

/** Call it in the transaction that writes the rows. */
export async function addToCount(trx: Database, name: CountName, difference: number) {
  await trx
    .updateTable('kept_counts')
    .set((eb) => ({ count: eb('count', '+', difference) }))
    .where('name', '=', name)
    .execute();
}

export async function readCounts<N extends CountName>(db: Database, ...names: N[]): Promise<Record<N, number>> {
  const rows = await db.selectFrom('kept_counts').selectAll().where('name', 'in', names).execute();
  const found = new Map(rows.map((row) => [row.name, row.count]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<N, number>;
}
