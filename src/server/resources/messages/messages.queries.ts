import { defaults } from '#contract/messages/messages.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { type MessageKey, messageKeys } from '#contract/plain/template-fields.ts';
import type { Database } from '#server/db/database.ts';
import { oneInLanguage } from '#server/db/translations.queries.ts';

/** Lists templates with known keys. A newer version of the program beside this one may have stored others. */
export async function listTemplates(db: Database) {
  return db.selectFrom('message_templates').selectAll().where('key', 'in', messageKeys).orderBy('id').execute();
}

/** The words of a message in a language, or in English where they have no translation. */
export async function findTemplate(db: Database, key: MessageKey, language: Language) {
  const stored = (await listTemplates(db)).find((template) => template.key === key);
  const english = { id: stored?.id ?? 0, text: stored?.text ?? defaults[key] };
  const { text, untranslated = [] } = await oneInLanguage(db, language, 'message-template', english);
  return { text, language: untranslated.length > 0 ? defaultLanguage : language };
}
