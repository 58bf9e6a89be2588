import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockOwner } from './sessions.queries.ts';
import type { Session } from './sessions.ts';

/**
 * First step of a transaction that adds people or cannot be undone: locks the owner who calls, so that a change of their access
 * happens before it or after.
 * @throws AppError `unauthenticated` if the session has ended or is locked, or the caller is blocked or no owner any more.
 */
export async function requireOwner(trx: Transaction, session: Session) {
  if (!(await lockOwner(trx, session.id))) throw new AppError('unauthenticated');
}
