import * as templateMessages from '#contract/messages/messages.ts';
import { type MessageTemplate, messages } from '#contract/messages.ts';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import { isSwitchedOn, mailed } from '#contract/plain/outbox-states.ts';
import { messageKeys } from '#contract/plain/template-fields.ts';
import { notFound } from '#server/app-error.ts';
import type { RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage, type Untranslated } from '#server/db/translations.queries.ts';
import { clinicLanguages } from '../clinic/clinic-profile.queries.ts';
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
    const others = await Promise.all(
      languages.map(async (language) => ({
        language,
        rows: await inLanguage(db, language, 'message-template', templates),
      })),
    );
    if (others.length === 0) return templates;
    return templates.map((template, at) => ({
      ...template,
      other_texts: Object.fromEntries(others.flatMap(textAt(at))),
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

/** The text of a row in a language, unless it has none. */
const textAt =
  (at: number) =>
  ({ language, rows }: { language: OtherLanguage; rows: readonly (MessageTemplate & Untranslated)[] }) => {
    const row = rows[at];
    return row && !row.untranslated?.length ? [[language, row.text] as const] : [];
  };

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
