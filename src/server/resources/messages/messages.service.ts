import * as templateMessages from '#contract/messages/messages.ts';
import { type MessageTemplate, messages } from '#contract/messages.ts';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import { isSwitchedOn, mailed } from '#contract/plain/outbox-states.ts';
import { messageKeys } from '#contract/plain/template-fields.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage } from '#server/db/translations.queries.ts';
import { clinicLanguages, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { listTemplates } from './messages.queries.ts';

const kind: RecordKind<'message_templates', MessageTemplate> = {
  table: 'message_templates',
  kind: 'message-template',
  nameOf: ({ key }) => templateMessages.titles[key],
  toRecord: toTemplate,
};

export function mountMessages(context: ResourceContext) {
  const { mount, db } = context;
  mount(messages.list, async () => {
    const templates = (await listTemplates(db)).map(toTemplate);
    const languages = await clinicLanguages(db);
    if (languages.length === 0) return templates;
    const others = await Promise.all(languages.map((language) => textsIn(db, language, templates)));
    return templates.map((template, at) => ({
      ...template,
      other_texts: Object.fromEntries(others.map((texts) => texts[at]).filter((text) => text !== undefined)),
    }));
  });
  mountRecords(context, messages, kind, {
    // The default words are not stored, so that a later version of the program may improve them.
    update: ({ text, by_mail }, _trx, { key }) => ({
      text: text === templateMessages.defaults[key] ? null : text,
      ...(by_mail !== undefined && { by_mail: by_mail ? (1 as const) : (0 as const) }),
    }),
  });
}

/** The text of each message in a language, unless it has none. It names the clinic as it is called in that language. */
async function textsIn(db: Database, language: OtherLanguage, templates: readonly MessageTemplate[]) {
  const { name } = await getPublicProfile(db, language);
  const rows = await inLanguage(db, language, 'message-template', templates);
  return rows.map(({ text, untranslated = [] }) =>
    untranslated.length > 0 ? undefined : ([language, text.replaceAll('{clinic}', name)] as const),
  );
}

function toTemplate({ text, ...row }: Row<'message_templates'>): MessageTemplate {
  if (!messageKeys.includes(row.key)) throw notFound(); // stored by a newer version of the program
  const default_text = templateMessages.defaults[row.key];
  return {
    ...row,
    text: text ?? default_text,
    default_text,
    by_mail: mailed.includes(row.key) ? isSwitchedOn(row.key, row.by_mail) : null,
  };
}
