import type { Kysely } from 'kysely';

/** Names of devices, removed administrators, and links for a new password. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  // The row stays, because the audit log names its address.
  await db.schema.alterTable('administrators').addColumn('removed_at', 'bigint').execute();
  await db.schema
    .createTable('password_links')
    .addColumn('administrator_id', 'integer', (c) => c.primaryKey().references('administrators.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
