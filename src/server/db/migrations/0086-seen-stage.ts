import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** Version 1.0.0 writes no stages: the constraint allows one more. */
export const contractsSince = '1.0.0';

/**
 * Pending requests whose last visit was attended are seen; those whose last visit was missed or cancelled are tried. Their calls
 * are due since then, as they were never asked for.
 */
export async function up(db: Kysely<never>) {
  await allowSeen(db);
  await sql`insert into counters (name, count) values ('appointments.seen', 0)`.execute(db);
  const last = sql`(select status from visits where appointment_id = appointments.id order by starts_at desc, id desc limit 1)`;
  const left = sql`remarks is null and stage != 'confirmed'`;
  await sql`update appointments set stage = 'seen' where ${left} and ${last} = 'fulfilled'`.execute(db);
  await sql`update appointments set stage = 'tried', next_call_at = coalesce(next_call_at, created_at)
    where ${left} and ${last} in ('cancelled', 'noshow')`.execute(db);
  for (const stage of ['tried', 'seen'])
    await sql`update counters set count = (select count(*) from appointments where remarks is null and stage = ${stage})
      where name = ${`appointments.${stage}`}`.execute(db);
}

/** SQLite cannot change a check, so the column is replaced. */
async function allowSeen(db: Kysely<never>) {
  const check = sql`check (stage in ('new', 'tried', 'confirmed', 'seen'))`;
  if (isPostgres(db)) {
    await sql`alter table appointments drop constraint appointments_stage_check`.execute(db);
    await sql`alter table appointments add constraint appointments_stage_check ${check}`.execute(db);
    return;
  }
  await sql`drop index appointments_stage`.execute(db);
  await sql`alter table appointments rename column stage to narrow_stage`.execute(db);
  await sql`alter table appointments add column stage text not null default 'new' ${check}`.execute(db);
  await sql`update appointments set stage = narrow_stage`.execute(db);
  await sql`alter table appointments drop column narrow_stage`.execute(db);
  await sql`create index appointments_stage on appointments (stage, created_at, id) where remarks is null`.execute(db);
}
