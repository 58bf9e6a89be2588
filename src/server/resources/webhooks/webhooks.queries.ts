import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export async function listWebhooks(db: Database) {
  return db.selectFrom('webhooks').selectAll().orderBy('id').execute();
}

type NewWebhook = Pick<Row<'webhooks'>, 'url' | 'events' | 'channel' | 'created_at'>;

export async function insertWebhook(trx: Transaction, webhook: NewWebhook) {
  const inserted = trx.insertInto('webhooks').values({ ...webhook, secret: '' });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateWebhook(trx: Transaction, id: number, changes: Partial<Omit<Row<'webhooks'>, 'id'>>) {
  return trx.updateTable('webhooks').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes it with what waits for it. */
export async function deleteWebhook(trx: Transaction, id: number) {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}
