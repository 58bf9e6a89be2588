import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './schema-words.ts';

const messages = ['changed', 'cancelled'];

/**
 * Visits as patients were told of them: start, practitioner and status at that time. A row without an entry of the contact log is
 * what the patient has done on their own page. Whether visits are marked is looked for among those that are open.
 */
export async function up(db: Kysely<never>) {
  await createTable(db, 'told_visits')
    .addColumn('visit_id', 'integer', (c) => c.notNull().references('visits.id').onDelete('cascade'))
    .addColumn('mark_id', 'integer', (c) => c.references('told_marks.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('practitioner_id', 'integer', (c) => c.references('practitioners.id').onDelete('set null'))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('booked', 'cancelled')`))
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'told_visits', 'visit_id', 'id');
  await createIndex(db, 'told_visits', 'mark_id');
  await createIndex(db, 'told_visits', 'practitioner_id');
  await sql`create index visits_open on visits (ends_at, id) where status in ('booked', 'arrived')`.execute(db);
  for (const key of messages) await sql`insert into message_templates (key) values (${key})`.execute(db);
  await storeKnown(db);
}

/**
 * A confirmation is about the visit that begins at the time it names, unless that was cancelled before; or about the only visit of the
 * request that was moved since. If the practitioner has changed since, no one knows who was named, so it is stored without one.
 */
async function storeKnown(db: Kysely<never>) {
  const changedSince = (time: string) => sql`exists (select 1 from audit_log as entry
    where entry.kind = 'visit' and entry.subject_id = visits.id and entry.created_at > ${sql.ref(time)}
    and ',' || replace(entry.fields, ' ', '') || ',' like '%,practitioner,%')`;
  const wasMovedSince = (visit: string) => sql`${sql.ref(`${visit}.created_at`)} <= mark.created_at
    and ${sql.ref(`${visit}.moved_at`)} > mark.created_at`;
  await sql`insert into told_visits (visit_id, mark_id, starts_at, practitioner_id, status, told_at)
    select visit_id, mark_id, starts_at, practitioner_id, status, told_at from (
      select visits.id as visit_id, mark.id as mark_id, mark.visit_starts_at as starts_at,
        case when ${changedSince('mark.created_at')} then null else visits.practitioner_id end as practitioner_id,
        'booked' as status, mark.created_at as told_at
      from told_marks as mark inner join visits on visits.appointment_id = mark.appointment_id
      where mark.message = 'confirmed' and mark.visit_starts_at = visits.starts_at
      and visits.created_at <= mark.created_at
      and (visits.status <> 'cancelled' or visits.changed_at > mark.created_at)
      union all
      select visits.id, mark.id, mark.visit_starts_at,
        case when ${changedSince('mark.created_at')} then null else visits.practitioner_id end,
        'booked', mark.created_at
      from told_marks as mark inner join visits on visits.appointment_id = mark.appointment_id
      where mark.message = 'confirmed' and mark.visit_starts_at is not null and ${wasMovedSince('visits')}
      and not exists (select 1 from visits as same where same.appointment_id = mark.appointment_id
        and same.starts_at = mark.visit_starts_at)
      and (select count(*) from visits as moved where moved.appointment_id = mark.appointment_id
        and ${wasMovedSince('moved')}) = 1
      union all
      select visits.id, cast(null as integer), visits.starts_at,
        case when ${changedSince('done.created_at')} then null else visits.practitioner_id end,
        case when done.action = 'cancelled-by-patient' then 'cancelled' else 'booked' end, done.created_at
      from audit_log as done inner join visits on visits.id = done.subject_id
      where done.kind = 'visit' and (done.action = 'cancelled-by-patient'
        or (done.action = 'moved-by-patient' and done.created_at = visits.moved_at))
    ) as known order by told_at, mark_id`.execute(db);
}
