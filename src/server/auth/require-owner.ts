import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/db/database.ts';
import { onlyPractitioner } from './own-visits.ts';
import { lockCaller } from './sessions.queries.ts';
import type { Session } from './sessions.ts';

/**
 * First step of a transaction that adds people or cannot be undone: locks the owner who calls, so that a change of their access
 * happens before it or after.
 * @throws AppError `unauthenticated` if the session has ended or is locked, or the caller is blocked or no owner any more.
 */
export async function requireOwner(trx: Transaction, session: Session) {
  if (!(await lockCaller(trx, session.id, { role: 'owner' }))) throw new AppError('unauthenticated');
}

/**
 * First step where practitioners may do it for themselves as well: locks the practitioner who calls, or else the owner.
 * @throws AppError `unauthenticated` for a practitioner who is not this one any more, and as `requireOwner`.
 */
export async function requireSelfOrOwner(trx: Transaction, session: Session, practitionerId: number) {
  if (onlyPractitioner(session) !== practitionerId) return requireOwner(trx, session);
  const practitioner = { role: 'practitioner', practitioner_id: practitionerId } as const;
  if (!(await lockCaller(trx, session.id, practitioner))) throw new AppError('unauthenticated');
}
