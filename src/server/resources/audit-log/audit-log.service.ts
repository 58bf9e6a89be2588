import { type AuditLogEntry, auditLog } from '#contract/audit-log.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './audit-log.queries.ts';

export function mountAuditLog({ mount, db }: ResourceContext) {
  mount(auditLog.list, ({ query }) => listAuditLog(db, query));
}

async function listAuditLog(db: Database, page: PageQuery): Promise<Page<AuditLogEntry[]>> {
  const { rows, next } = await queries.listEntries(db, page);
  const total = await queries.countEntries(db);
  const body = rows.map((row) => ({
    ...row,
    fields: row.fields?.split(', ') ?? [],
    created_at: new Date(row.created_at).toISOString(),
  }));
  return { body, next, total, totalIsExact: total < limits.countedMatches };
}
