import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import { addToCounts, type CountChanges } from './counters.queries.ts';
import type { Database } from './database.ts';

/** Who changes something, when, and from which version. */
export interface ChangeRequest {
  /** Null for a command in the terminal. */
  administratorId: number | null;
  /** Time in ms. */
  at: number;
  /** The version that the client edited, if it sent one. */
  expectedVersion: number | undefined;
}

interface Subject {
  kind: ChangedKind;
  id: number | null;
  /** A title or a reference; never a patient's details. */
  name: string | null;
}

/** Records that no public page shows. */
const privateKinds: ReadonlySet<ChangedKind> = new Set(['appointment', 'administrator']);

/** Changes that take nothing away: visitors may see the page without them a little longer. */
const additions: ReadonlySet<ChangeAction> = new Set(['added', 'published', 'shown', 'restored']);

/**
 * Adds an entry to the audit log, adjusts counters and invalidates cached pages. Call it as the last step of the transaction of
 * the change, so that locks are taken in one order.
 */
export async function recordChange(
  trx: Database,
  { administratorId, at }: ChangeRequest,
  action: ChangeAction,
  { kind, id, name }: Subject,
  counts: CountChanges = {},
) {
  await trx
    .insertInto('audit_log')
    .values({ created_at: at, administrator_id: administratorId, action, kind, subject_id: id, subject: name })
    .execute();
  await addToCounts(trx, { ...counts, ...(!privateKinds.has(kind) && contentChanges(action)) });
}

function contentChanges(action: ChangeAction): CountChanges {
  if (action === 'exported') return {};
  return { 'content.changes': 1, 'content.withdrawals': additions.has(action) ? 0 : 1 };
}
