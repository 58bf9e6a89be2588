import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/**
 * The contract counts characters as people see them, of up to 16 code points each, so that remarks of 1,000 characters have up to
 * 16,000. PostgreSQL cannot index names of that size.
 */
export async function up(db: Kysely<never>) {
  if (isPostgres(db)) await changePostgres(db);
  else await changeSqlite(db);
}

async function changePostgres(db: Kysely<never>) {
  await sql`alter table appointments drop constraint appointments_remarks_check,
    add constraint appointments_remarks_check check (length(remarks) between 1 and 16000)`.execute(db);
  await sql`alter table symptoms drop constraint symptoms_name_key`.execute(db);
  await sql`drop index symptoms_by_name_in_any_case`.execute(db);
  await sql`create unique index symptoms_by_name_in_any_case on symptoms (md5(lower(name)))`.execute(db);
}

/** SQLite cannot change a constraint, only drop it together with its column. */
async function changeSqlite(db: Kysely<never>) {
  for (const name of ['appointments_pending', 'appointments_done']) await db.schema.dropIndex(name).execute();
  await sql`alter table appointments add column new_remarks text check (length(new_remarks) between 1 and 16000)`.execute(
    db,
  );
  await sql`update appointments set new_remarks = remarks where remarks is not null`.execute(db);
  await sql`alter table appointments drop column remarks`.execute(db);
  await sql`alter table appointments rename column new_remarks to remarks`.execute(db);
  await sql`create index appointments_pending on appointments (created_at, id) where remarks is null`.execute(db);
  await sql`create index appointments_done on appointments (created_at, id) where remarks is not null`.execute(db);
}
