import type { Transaction } from '#server/db/database.ts';

/** Deletes for good what had this address and could still be brought back, since an address can be used only once. */
export async function purgeNamesakes(trx: Transaction, slug: string) {
  await trx.deleteFrom('pages').where('deleted_at', 'is not', null).where('slug', '=', slug).execute();
}
