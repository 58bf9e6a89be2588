import type { Updateable } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function updateTreatment(trx: Transaction, id: number, values: Updateable<Tables['treatments']>) {
  await trx.updateTable('treatments').set(values).where('treatment_id', '=', id).execute();
}

/** Practitioners who work here. */
export async function listPresentIds(db: Database) {
  const rows = await db.selectFrom('practitioners').select('id').where('left_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}
