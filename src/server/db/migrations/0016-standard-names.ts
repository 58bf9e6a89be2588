import { type Kysely, sql } from 'kysely';
import { createIndex } from './schema-words.ts';

/** Tables under the names that the rest of the field uses for them. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('trail').renameTo('audit_log').execute();
  await db.schema.alterTable('kept_counts').renameTo('counters').execute();
  await db.schema.alterTable('milestones').renameTo('job_runs').execute();
  await sql`alter table job_runs rename column reached_at to ran_at`.execute(db);
  await sql`drop index trail_by_created_at_id`.execute(db);
  await createIndex(db, 'audit_log', 'created_at', 'id');
}
