import type { ChangedKind } from '#contract/audit-log.ts';
import type { PageQuery } from '#contract/fields.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Database } from '#server/db/database.ts';
import { countFound, readPage } from '#server/db/paging.ts';

export async function listEntries(db: Database, page: PageQuery) {
  const entries = db
    .selectFrom('audit_log')
    .leftJoin('administrators', 'administrators.id', 'audit_log.administrator_id')
    .selectAll('audit_log')
    .select('administrators.email as administrator');
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
    .select('administrators.email as administrator')
    .where('audit_log.kind', '=', kind)
    .where('audit_log.subject_id', kind === 'clinic-profile' ? 'is' : '=', kind === 'clinic-profile' ? null : id)
    .orderBy('audit_log.id', 'desc')
    .limit(serverLimits.history)
    .execute();
}
