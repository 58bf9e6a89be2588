import { auditLog } from '#contract/audit-log.ts';
import type { ResourceContext } from '../resource.ts';
import { listAuditLog } from './audit-log.service.ts';

export function mountAuditLog({ mount, db }: ResourceContext) {
  mount(auditLog.list, ({ query }) => listAuditLog(db, query));
}
