import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import { addToCount } from './counters.queries.ts';
import type { Database } from './database.ts';

/** A change that an administrator asked for. */
export interface ChangeRequest {
  /** Null: a command in the terminal. */
  administratorId: number | null;
  /** In ms. */
  at: number;
  /** The version that the change was made from, when the client told. */
  expectedVersion: number | undefined;
}

interface Subject {
  kind: ChangedKind;
  id: number | null;
  /** A title or a reference; never anything of a patient. */
  name: string | null;
}

/** What visitors never see. */
const unseenKinds: ReadonlySet<ChangedKind> = new Set(['appointment', 'administrator']);

/** Writes down who did what, in the transaction of the change itself, and makes every kept page one to be made anew. */
export async function recordChange(
  trx: Database,
  { administratorId, at }: ChangeRequest,
  action: ChangeAction,
  { kind, id, name }: Subject,
) {
  await trx
    .insertInto('audit_log')
    .values({ created_at: at, administrator_id: administratorId, action, kind, subject_id: id, subject: name })
    .execute();
  if (!unseenKinds.has(kind)) await addToCount(trx, 'content.changes', 1);
}
