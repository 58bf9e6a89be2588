import type { ChangeAction } from '#contract/audit-log.ts';
import { type ChangeRequest, recordEvent } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import { fixedWindow, type LimitStore } from '#server/limits/limit-store.ts';
import { findAdministrator } from './sessions.queries.ts';

type AccessAction = Extract<ChangeAction, 'sign-in-failed' | 'proof-failed'>;

/** Records a failed attempt at an account, which is answered the same on a full disk. */
export async function recordAccess(
  db: Database,
  change: ChangeRequest,
  action: AccessAction,
  account: { id: number; email: string } | null,
) {
  const { id = null, email: name = null } = account ?? {};
  await recordEvent(db, change, { action, kind: 'administrator', id, name }).catch(unlessDiskFull);
}

/** Bounds the audit log: no wait slows down who tries one invented name after another. */
const recordedNames = fixedWindow('recorded sign-ins to no account', { calls: 60, windowMs: 3_600_000 });

/** Records a failed sign-in. What was typed in place of a name is not stored: it may be a password. */
export async function recordFailedSignIn(
  { db, limitStore }: { db: Database; limitStore: LimitStore },
  email: string,
  change: ChangeRequest,
) {
  const account = await findAdministrator(db, email.trim().toLowerCase());
  if (!account && (await limitStore.take(recordedNames, '')).waitMs > 0) return;
  await recordAccess(db, change, 'sign-in-failed', account ?? null);
}
