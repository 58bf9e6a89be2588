import type { Updateable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function updateTreatment(trx: Transaction, id: number, values: Updateable<Tables['treatments']>) {
  await trx.updateTable('treatments').set(values).where('treatment_id', '=', id).execute();
}
