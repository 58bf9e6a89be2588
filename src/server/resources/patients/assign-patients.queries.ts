import { isPostgres, type Transaction } from '#server/db/database.ts';

/** Requests that have no patient yet, the oldest first, each for one instance. */
export async function lockUnassigned(trx: Transaction, limit: number) {
  return trx
    .selectFrom('appointments')
    .select(['id', 'name', 'phone', 'email', 'reference', 'created_at'])
    .where('patient_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked())
    .execute();
}

export async function assign(trx: Transaction, id: number, patient_id: number) {
  await trx.updateTable('appointments').set({ patient_id }).where('id', '=', id).execute();
}
