import type { ChangedKind } from '#contract/audit-log.ts';
import { type ChangedText, type HistoryEntry, history } from '#contract/history.ts';
import type { Database } from '#server/db/database.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './history.queries.ts';

/** The history of one record is for everyone who may edit it; the audit log as a whole is the owners'. */
export function mountHistory({ mount, db }: ResourceContext) {
  mount(history.list, ({ params }) => listHistory(db, params.kind, params.id));
}

async function listHistory(db: Database, kind: ChangedKind, id: number): Promise<HistoryEntry[]> {
  const rows = await queries.listHistory(db, kind, id);
  return rows.map(({ texts, fields, created_at, ...row }) => ({
    ...row,
    created_at: new Date(created_at).toISOString(),
    fields: fields?.split(', ') ?? [],
    texts: texts === null ? null : (JSON.parse(texts) as ChangedText[]),
  }));
}
