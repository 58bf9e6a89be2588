import { type MessageTemplate, messageTemplates } from '#contract/message-templates.ts';
import * as templateMessages from '#contract/messages/message-templates.ts';
import { notFound } from '#server/app-error.ts';
import { type ChangeRequest, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './message-templates.queries.ts';

export function mountMessageTemplates({ mount, db }: ResourceContext) {
  mount(messageTemplates.list, async () => (await queries.listTemplates(db)).map(toTemplate));
  mount(messageTemplates.get, ({ params }) => getTemplate(db, params.id));
  mount(messageTemplates.update, ({ params, body }, c) => updateTemplate(db, params.id, body.text, c.get('change')));
}

async function getTemplate(db: Database, id: number): Promise<MessageTemplate> {
  const row = await queries.findTemplate(db, id);
  if (!row) throw notFound();
  return toTemplate(row);
}

/** The default words are not stored, so that a later version of the program may improve them. */
async function updateTemplate(db: Database, id: number, text: string, change: ChangeRequest): Promise<MessageTemplate> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'message_templates', id, change.expectedVersion);
    const { default_text, key } = await getTemplate(trx, id);
    const row = await queries.updateTemplate(trx, id, text === default_text ? null : text);
    await recordChange(trx, change, 'changed', { kind: 'message-template', id, name: templateMessages.titles[key] });
    return toTemplate(row);
  });
}

function toTemplate({ text, ...row }: Row<'message_templates'>): MessageTemplate {
  const default_text = templateMessages.defaults[row.key];
  return { ...row, text: text ?? default_text, default_text };
}
