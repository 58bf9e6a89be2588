import { deleteRecoveryCodes } from '#server/auth/second-factor.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countAll } from '#server/db/paging.ts';

export async function setNewSecret(db: Database, id: number, encrypted: string) {
  // oxlint-disable-next-line changes/writes-take-trx -- nothing is asked for until it is confirmed
  await db.updateTable('administrators').set({ totp_new_secret: encrypted }).where('id', '=', id).execute();
}

/** False if the secret was concurrently confirmed or replaced. */
export async function confirmNewSecret(trx: Transaction, id: number, encrypted: string, step: number) {
  const confirmed = await trx
    .updateTable('administrators')
    .set({ totp_secret: encrypted, totp_new_secret: null, totp_used_step: step })
    .where('id', '=', id)
    .where('totp_new_secret', '=', encrypted)
    .where('totp_secret', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Locks the administrator's row and returns it. Undefined if the secret has changed. */
export async function lockSecondFactor(trx: Transaction, id: number, encrypted: string) {
  return trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .where('totp_secret', '=', encrypted)
    .returningAll()
    .executeTakeFirst();
}

export async function replaceRecoveryCodes(trx: Transaction, id: number, hashes: string[]) {
  await deleteRecoveryCodes(trx, id);
  const rows = hashes.map((code_hash) => ({ administrator_id: id, code_hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Database, id: number) {
  return countAll(db.selectFrom('recovery_codes').where('administrator_id', '=', id));
}
