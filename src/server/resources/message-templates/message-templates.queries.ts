import { messageKeys } from '#contract/template-fields.ts';
import type { Database } from '#server/db/database.ts';

/** With known keys only: a newer version of the program, which may run beside this one, may have stored others. */
export async function listTemplates(db: Database) {
  return db.selectFrom('message_templates').selectAll().where('key', 'in', messageKeys).orderBy('id').execute();
}
