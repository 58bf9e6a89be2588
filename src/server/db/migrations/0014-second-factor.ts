import type { Kysely } from 'kysely';

/** Administrators can ask for a code beside the password. Secrets are encrypted; recovery codes are hashes, gone once used. */
export async function up(db: Kysely<never>) {
  for (const secret of ['totp_secret', 'totp_new_secret'] as const)
    await db.schema.alterTable('administrators').addColumn(secret, 'text').execute();
  await db.schema.alterTable('administrators').addColumn('totp_used_step', 'bigint').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('administrator_id', 'integer', (column) => column.notNull().references('administrators.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['administrator_id', 'code_hash'])
    .execute();
}
