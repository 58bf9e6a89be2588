import type { TextPage } from '#contract/plain/text-fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';

export async function listTexts(db: Database) {
  return db.selectFrom('page_texts').selectAll().execute();
}

export async function findTexts(db: Database, page: TextPage) {
  return db.selectFrom('page_texts').selectAll().where('page', '=', page).executeTakeFirst();
}

/** A page that no one has edited yet has no row. */
export async function getTextsId(trx: Transaction, page: TextPage) {
  await trx
    .insertInto('page_texts')
    .values({ page, words: '{}', privacy_version: null })
    .onConflict((conflict) => conflict.column('page').doNothing())
    .execute();
  const { id } = await trx.selectFrom('page_texts').select('id').where('page', '=', page).executeTakeFirstOrThrow();
  return id;
}

export async function updateTexts(trx: Transaction, id: number, words: string, privacyVersion: string | null) {
  return trx
    .updateTable('page_texts')
    .set({ words, privacy_version: privacyVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function listPrivacyVersions(db: Database) {
  return db.selectFrom('privacy_versions').selectAll().orderBy('id', 'desc').execute();
}

export async function insertPrivacyVersion(trx: Transaction, version: string, words: string, now: number) {
  await trx.insertInto('privacy_versions').values({ version, words, created_at: now }).execute();
}
