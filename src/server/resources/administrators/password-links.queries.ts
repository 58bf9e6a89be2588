import type { Database } from '#server/db/database.ts';

interface PasswordLink {
  administrator_id: number;
  token_hash: string;
  expires_at: number;
}

/** Replaces an earlier link of the administrator. */
export async function storeLink(trx: Database, { administrator_id, ...link }: PasswordLink) {
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
export async function spendLink(trx: Database, token_hash: string) {
  const spent = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', token_hash)
    .returning('administrator_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteLinkOf(trx: Database, administratorId: number) {
  await trx.deleteFrom('password_links').where('administrator_id', '=', administratorId).execute();
}
