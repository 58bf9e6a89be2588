import type { Database, Transaction } from '#server/db/database.ts';

/** False when a code of this or a later time step has already been used. */
export async function spendStep(trx: Transaction, administratorId: number, step: number) {
  const used = await trx
    .updateTable('administrators')
    .set({ totp_used_step: step })
    .where('id', '=', administratorId)
    .where((eb) => eb.or([eb('totp_used_step', 'is', null), eb('totp_used_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The hash of any unused recovery code. */
export async function findRecoveryHash(db: Database, administratorId: number) {
  const row = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('administrator_id', '=', administratorId)
    .orderBy('code_hash', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.code_hash;
}

/** False when there is no such code, or it has already been used. */
export async function spendRecoveryCode(trx: Transaction, administratorId: number, hashes: readonly string[]) {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('administrator_id', '=', administratorId)
    .where('code_hash', 'in', hashes)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function removeSecondFactor(trx: Transaction, id: number) {
  await deleteRecoveryCodes(trx, id);
  await trx
    .updateTable('administrators')
    .set({ totp_secret: null, totp_new_secret: null, totp_used_step: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteRecoveryCodes(trx: Transaction, id: number) {
  await trx.deleteFrom('recovery_codes').where('administrator_id', '=', id).execute();
}
