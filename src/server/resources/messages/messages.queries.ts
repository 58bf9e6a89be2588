import { messageKeys } from '#contract/plain/template-fields.ts';
import type { Database } from '#server/db/database.ts';

/** Lists templates with known keys. A newer version of the program beside this one may have stored others. */
export async function listTemplates(db: Database) {
  return db.selectFrom('message_templates').selectAll().where('key', 'in', messageKeys).orderBy('id').execute();
}
