import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/database.ts';

export async function listAdministrators(db: Database) {
  return db.selectFrom('administrators').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Undefined if the e-mail address is taken. */
export async function insertAdministrator(
  db: Database,
  values: { email: string; role: Role; password_hash: string; created_at: number },
) {
  return db
    .insertInto('administrators')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Locks the row until the transaction ends. Undefined if there is none. */
export async function lockAdministrator(trx: Database, id: number) {
  return trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function setDisabledAt(trx: Database, id: number, disabledAt: number | null) {
  return trx
    .updateTable('administrators')
    .set({ disabled_at: disabledAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False if the stored hash is no longer `hash.before`. */
export async function replacePassword(trx: Database, id: number, hash: { before: string; after: string }) {
  const replaced = await trx
    .updateTable('administrators')
    .set({ password_hash: hash.after })
    .where('id', '=', id)
    .where('password_hash', '=', hash.before)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Undefined if nobody has this e-mail address. */
export async function setPassword(trx: Database, email: string, password_hash: string) {
  return trx
    .updateTable('administrators')
    .set({ password_hash })
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
}
