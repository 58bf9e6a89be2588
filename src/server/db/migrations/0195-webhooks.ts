import { type Kysely, sql } from 'kysely';
import { createIndex, createTable, createVersionedTable } from './schema-words.ts';

/** Programs that hear of requests, visits and reviews, and what is sent to them. */
export async function up(db: Kysely<never>) {
  await createVersionedTable(db, 'webhooks')
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('former_secret', 'text')
    .addColumn('former_secret_until', 'bigint')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failing_since', 'bigint')
    .addColumn('resumes_at', 'bigint')
    .addColumn('channel', 'text')
    .execute();
  await createTable(db, 'webhook_deliveries')
    .addColumn('webhook_id', 'integer', (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('gives_up_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('status', 'integer')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint('webhook_delivery_state_is_known', sql`state in ('waiting', 'sending', 'sent', 'failed')`)
    .execute();
  await createIndex(db, 'webhook_deliveries', 'state', 'due_at', 'id');
  await createIndex(db, 'webhook_deliveries', 'webhook_id', 'state');
}
