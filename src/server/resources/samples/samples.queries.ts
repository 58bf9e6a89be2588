import type { Transaction } from '#server/db/database.ts';
import { erasePatients } from '#server/db/patients.queries.ts';
import { isSample, type UndoableSampleTable } from '#server/db/sample-rows.queries.ts';
import type { Row } from '#server/db/tables.ts';

/** All these tables share the columns; Kysely's types need a single name. */
const named = (table: UndoableSampleTable) => table as 'careers';

/** Hides the samples of a table at once, and returns them. */
export async function markSamplesDeleted<T extends UndoableSampleTable>(trx: Transaction, table: T, at: number) {
  const rows = await trx
    .updateTable(named(table))
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where(isSample)
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute();
  return rows as unknown as Row<T>[];
}

/** Brings back the samples that were deleted at this moment, and returns them. */
export async function restoreSamples<T extends UndoableSampleTable>(trx: Transaction, table: T, deletedAt: number) {
  const rows = await trx
    .updateTable(named(table))
    .set({ deleted_at: null })
    .where(isSample)
    .where('deleted_at', '=', deletedAt)
    .returningAll()
    .execute();
  return rows as unknown as Row<T>[];
}

/** With everything that belongs to them. No one's data is erased, since the patients are invented. */
export async function deleteSampleRequests(trx: Transaction) {
  const deleted = await trx
    .deleteFrom('appointments')
    .where(isSample)
    .returning(['remarks', 'stage', 'patient_id'])
    .execute();
  await erasePatients(
    trx,
    [],
    deleted.map(({ patient_id }) => patient_id),
  );
  return deleted;
}

/** No clinician has checked the sample texts, so a date of a review would claim too much. */
export async function keepConditions(trx: Transaction) {
  return trx
    .updateTable('conditions')
    .set((eb) => ({ is_sample: 0, reviewed_on: null, reviewed_by: null, version: eb('version', '+', 1) }))
    .where(isSample)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
}
