import { messageKeys } from '#contract/template-fields.ts';
import type { Database } from '#server/db/database.ts';

/**
 * Templates with known keys only: a newer version of the program, which may run beside this one, may have stored
 * others.
 */
function selectTemplates(db: Database) {
  return db.selectFrom('message_templates').selectAll().where('key', 'in', messageKeys);
}

export async function listTemplates(db: Database) {
  return selectTemplates(db).orderBy('id').execute();
}

export async function findTemplate(db: Database, id: number) {
  return selectTemplates(db).where('id', '=', id).executeTakeFirst();
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
