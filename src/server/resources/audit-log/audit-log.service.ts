import { auditLog, type ChangedKind, type ChangedText, history } from '#contract/audit-log.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/plain/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './audit-log.queries.ts';

/** Kinds of records that owners alone read or change. */
const ownersKinds: ReadonlySet<ChangedKind> = new Set([
  'appearance',
  'application',
  'backup',
  'calendar-feed',
  'clinic-profile',
  'import',
  'page',
  'problem',
  'report',
  'room',
  'sign',
  'texts',
  'treatment',
  'visit-settings',
  'working-hours',
]);

/** The history of one record is for everyone who may edit it; the audit log as a whole is the owners'. */
export function mountAuditLog({ mount, db }: ResourceContext) {
  mount(auditLog.list, ({ query }) => listAuditLog(db, query));
  mount(history.list, ({ params }, { session }) => {
    if (ownersKinds.has(params.kind) && session.role !== 'owner') throw new AppError('owners-only');
    return listHistory(db, params.kind, params.id);
  });
}

async function listAuditLog(db: Database, page: PageQuery) {
  const { rows, next } = await queries.listEntries(db, page);
  const total = await queries.countEntries(db);
  return { body: rows.map(toEntry), next, total, totalIsExact: total < limits.countedMatches };
}

async function listHistory(db: Database, kind: ChangedKind, id: number) {
  const rows = await queries.listHistory(db, kind, id);
  return rows.map(toEntry);
}

function toEntry<E extends { fields: string | null; texts: string | null }>(row: E) {
  const texts = row.texts === null ? null : (JSON.parse(row.texts) as ChangedText[]);
  return { ...row, fields: row.fields?.split(', ') ?? [], texts };
}
