import { sql } from 'kysely';
import type { ChangedKind } from '#contract/audit-log.ts';
import type { PageQuery } from '#contract/fields.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Database } from '#server/db/database.ts';
import { countFound, readPage } from '#server/db/paging.ts';
import { staffName } from '#server/db/staff-names.queries.ts';

/** Characters of the texts of an entry that the whole log shows. A changed article is in the history of the article alone. */
const longestShown = 2_000;

/** The log itself stores no name of a patient: who is erased has none in it. */
const personOfEntry = sql<string | null>`case audit_log.kind
  when 'patient' then (select name from patients where patients.id = audit_log.subject_id)
  when 'appointment' then (select name from appointments where appointments.id = audit_log.subject_id)
  when 'visit' then (select appointments.name from visits join appointments on appointments.id = visits.appointment_id
    where visits.id = audit_log.subject_id) end`;

export async function listEntries(db: Database, page: PageQuery) {
  const entries = db
    .selectFrom('audit_log')
    .leftJoin('administrators', 'administrators.id', 'audit_log.administrator_id')
    .leftJoin('changed_texts', 'changed_texts.audit_log_id', 'audit_log.id')
    .selectAll('audit_log')
    .select(['administrators.email as administrator', staffName.as('administrator_name')])
    .select(
      sql<string | null>`case when length(changed_texts.texts) <= ${longestShown} then changed_texts.texts end`.as(
        'texts',
      ),
    )
    .select(personOfEntry.as('person'));
  return readPage(entries, 'audit_log', page);
}

export function countEntries(db: Database) {
  return countFound(db, db.selectFrom('audit_log').select('id'));
}

/** The clinic profile is a single record, so its entries name no id. */
export async function listHistory(db: Database, kind: ChangedKind, id: number) {
  return db
    .selectFrom('audit_log')
    .leftJoin('administrators', 'administrators.id', 'audit_log.administrator_id')
    .leftJoin('changed_texts', 'changed_texts.audit_log_id', 'audit_log.id')
    .select(['audit_log.id', 'audit_log.created_at', 'audit_log.action', 'audit_log.fields', 'changed_texts.texts'])
    .select(['administrators.email as administrator', staffName.as('administrator_name')])
    .where('audit_log.kind', '=', kind)
    .where('audit_log.subject_id', kind === 'clinic-profile' ? 'is' : '=', kind === 'clinic-profile' ? null : id)
    .orderBy('audit_log.id', 'desc')
    .limit(serverLimits.history)
    .execute();
}
