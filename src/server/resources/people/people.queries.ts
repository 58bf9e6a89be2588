import { unusableHash } from '#server/auth/passwords.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { staffName } from '#server/db/staff-names.queries.ts';
import type { Row } from '#server/db/tables.ts';

/** Lists administrators who were not removed, with links that still work. */
export async function listAdministrators(db: Database, now: number) {
  return withLinks(db, now).where('removed_at', 'is', null).orderBy('created_at').orderBy('id').execute();
}

export async function getListed(db: Database, id: number, now: number) {
  return withLinks(db, now).where('id', '=', id).executeTakeFirstOrThrow();
}

function withLinks(db: Database, now: number) {
  return db
    .selectFrom('administrators')
    .leftJoin('password_links', (join) =>
      join.onRef('password_links.administrator_id', '=', 'administrators.id').on('password_links.expires_at', '>', now),
    )
    .selectAll('administrators')
    .select(['password_links.expires_at as link_expires_at', staffName.as('known_as')]);
}

export type NewRow = Pick<
  Row<'administrators'>,
  'email' | 'role' | 'practitioner_id' | 'password_hash' | 'must_change_password'
>;

/** Undefined if the e-mail address is taken. Someone who was removed comes back, under the same name in the audit log. */
export async function insertAdministrator(trx: Transaction, values: NewRow & { created_at: number }) {
  const own = { name: null, mail_new_request: null, mail_cancellation: null, mail_trouble: null, language: null };
  const again = { ...values, ...own, disabled_at: null, removed_at: null, last_sign_in_at: null };
  return trx
    .insertInto('administrators')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(again).where('administrators.removed_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Locks the row until the transaction ends. Undefined if there is none. */
export async function lockAdministrator(trx: Transaction, id: number) {
  return trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function updateAdministrator(
  trx: Transaction,
  id: number,
  changes: Partial<Pick<Row<'administrators'>, 'name' | 'role' | 'practitioner_id' | 'disabled_at' | 'language'>>,
) {
  await trx.updateTable('administrators').set(changes).where('id', '=', id).execute();
}

/** Takes away everything but the name, which the audit log refers to. */
export async function removeAdministrator(trx: Transaction, id: number, now: number) {
  await trx.deleteFrom('remarks_drafts').where('administrator_id', '=', id).execute();
  await trx
    .updateTable('administrators')
    .set({ disabled_at: now, removed_at: now, password_hash: unusableHash })
    .where('id', '=', id)
    .execute();
}

/** False if the stored hash is no longer `hash.before`. */
export async function replacePassword(trx: Transaction, id: number, hash: { before: string; after: string }) {
  const replaced = await trx
    .updateTable('administrators')
    .set({ password_hash: hash.after, must_change_password: 0 })
    .where('id', '=', id)
    .where('password_hash', '=', hash.before)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Undefined if no one has this e-mail address. */
export async function setPassword(
  trx: Transaction,
  email: string,
  password: Pick<Row<'administrators'>, 'password_hash' | 'must_change_password'>,
) {
  return trx
    .updateTable('administrators')
    .set(password)
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

interface PasswordLink {
  administrator_id: number;
  token_hash: string;
  expires_at: number;
}

/** Replaces an earlier link of the administrator. */
export async function storeLink(trx: Transaction, { administrator_id, ...link }: PasswordLink) {
  await trx
    .insertInto('password_links')
    .values({ administrator_id, ...link })
    .onConflict((conflict) => conflict.column('administrator_id').doUpdateSet(link))
    .execute();
}

/** Undefined for a link that was used, replaced or withdrawn, or has expired. */
export async function findLinkOwner(db: Database, token_hash: string, now: number) {
  return db
    .selectFrom('password_links')
    .innerJoin('administrators', 'administrators.id', 'password_links.administrator_id')
    .selectAll('administrators')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Uses it up. False if someone else has done so in the meantime. */
export async function spendLink(trx: Transaction, token_hash: string) {
  const spent = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', token_hash)
    .returning('administrator_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteLinkOf(trx: Transaction, administratorId: number) {
  await trx.deleteFrom('password_links').where('administrator_id', '=', administratorId).execute();
}
