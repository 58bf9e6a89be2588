import type { Database, Transaction } from '#server/db/database.ts';
import { stepMs } from '#server/db/occupied-times.queries.ts';
import type { Row } from '#server/db/tables.ts';

const ahead = ['booked', 'arrived'] as const;

/** Visits that lie ahead and holds, with the time of all of them in ms. */
export async function countAhead(db: Database, now: number) {
  const visits = await db
    .selectFrom('visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ahead)
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow();
  const holds = await db
    .selectFrom('holds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('hold_until', '>', now)
    .executeTakeFirstOrThrow();
  return { visits: visits.count, holds: holds.count };
}

type Shift = (time: number) => number;

/** Moves visits that lie ahead, holds and leave to what `shift` makes of their start, with the time they take. */
export async function moveAhead(trx: Transaction, now: number, shift: Shift) {
  await moveVisits(trx, now, shift);
  await moveHolds(trx, now, shift);
  const absences = await trx
    .selectFrom('absences')
    .selectAll()
    .where('ends_at', '>', now)
    .where('rrule', 'is', null)
    .orderBy('id')
    .execute();
  await moveAbsences(trx, absences, shift);
}

/** Leave and breaks that repeat always stay on the clock. Answers whether there are any. */
export async function moveRepeating(trx: Transaction, shift: Shift) {
  const absences = await trx.selectFrom('absences').selectAll().where('rrule', 'is not', null).orderBy('id').execute();
  await moveAbsences(trx, absences, shift);
  return absences.length > 0;
}

async function moveAbsences(trx: Transaction, absences: readonly Row<'absences'>[], shift: Shift) {
  for (const { id, starts_at, ends_at } of absences)
    await trx
      .updateTable('absences')
      .set((eb) => ({ starts_at: shift(starts_at), ends_at: shift(ends_at), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
}

async function moveVisits(trx: Transaction, now: number, shift: Shift) {
  const visits = await trx
    .selectFrom('visits')
    .select(['id', 'starts_at', 'ends_at'])
    .where('status', 'in', ahead)
    .where('starts_at', '>', now)
    .orderBy('id')
    .execute();
  const moves = new Map(visits.map(({ id, starts_at }) => [id, shift(starts_at) - starts_at]));
  for (const { id, starts_at, ends_at } of visits) {
    const by = moves.get(id) ?? 0;
    await trx
      .updateTable('visits')
      .set((eb) => ({
        starts_at: starts_at + by,
        ends_at: ends_at + by,
        changed_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  }
  await moveOccupied(trx, 'visit_id', moves);
}

async function moveHolds(trx: Transaction, now: number, shift: Shift) {
  const holds = await trx.selectFrom('holds').selectAll().where('hold_until', '>', now).orderBy('id').execute();
  const moves = new Map(holds.map(({ id, starts_at }) => [id, shift(starts_at) - starts_at]));
  for (const { id, starts_at, ends_at } of holds) {
    const by = moves.get(id) ?? 0;
    await trx
      .updateTable('holds')
      .set({ starts_at: starts_at + by, ends_at: ends_at + by })
      .where('id', '=', id)
      .execute();
  }
  await moveOccupied(trx, 'hold_id', moves);
}

/** All rows are taken away before the first comes back, so that they are not in each other's way. */
async function moveOccupied(trx: Transaction, column: 'visit_id' | 'hold_id', moves: ReadonlyMap<number, number>) {
  const taken = await trx
    .deleteFrom('occupied_times')
    .where(column, 'in', [0, ...moves.keys()])
    .returningAll()
    .execute();
  for (const row of taken)
    await trx
      .insertInto('occupied_times')
      .values({ ...row, step: row.step + (moves.get(row[column] ?? 0) ?? 0) / stepMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
