import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** Tables through which several instances on one PostgreSQL inform each other. With SQLite they stay empty. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('limit_counts')
    // Counting must not wait for the disk. After a crash of PostgreSQL the table is empty.
    .$call((table) => (isPostgres(db) ? table.modifyFront(sql`unlogged`) : table))
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('calls', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('forgotten_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('instances')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('secret_fingerprint', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
}
