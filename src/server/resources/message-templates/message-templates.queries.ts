import type { Database } from '#server/db/database.ts';

export async function listTemplates(db: Database) {
  return db.selectFrom('message_templates').selectAll().orderBy('id').execute();
}

export async function findTemplate(db: Database, id: number) {
  return db.selectFrom('message_templates').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param text Null for the default words */
export async function updateTemplate(trx: Database, id: number, text: string | null) {
  return trx
    .updateTable('message_templates')
    .set({ text })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
