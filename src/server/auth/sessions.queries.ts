import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export async function findAdministrator(db: Database, email: string) {
  return db
    .selectFrom('administrators')
    .selectAll()
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function getAdministrator(db: Database, id: number) {
  return db.selectFrom('administrators').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function isDisabled(db: Database, id: number) {
  const row = await db.selectFrom('administrators').select('disabled_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.disabled_at !== null;
}

/**
 * Locks the administrator's row until the transaction ends, so that a simultaneous change of the password or second factor, or
 * disabling the administrator, happens before or after. False when it happened before.
 */
export async function lockForSignIn(trx: Transaction, { id, password_hash, totp_secret }: Row<'administrators'>) {
  const locked = await trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('totp_secret', 'is not distinct from', totp_secret)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

type Power = Pick<Row<'administrators'>, 'role'> & Partial<Pick<Row<'administrators'>, 'practitioner_id'>>;

/** Locks the caller whose session this is until the transaction ends. False if the session is over or locked, or they may not act. */
export async function lockCaller(trx: Transaction, sessionId: string, { role, practitioner_id }: Power) {
  const locked = await trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('role', '=', role)
    .$if(practitioner_id !== undefined, (query) => query.where('practitioner_id', '=', practitioner_id ?? 0))
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('sessions').select('administrator_id').where('id', '=', sessionId).where('locked_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

export async function noteSignIn(trx: Transaction, id: number, now: number) {
  await trx.updateTable('administrators').set({ last_sign_in_at: now }).where('id', '=', id).execute();
}

export async function insertSession(trx: Transaction, session: Row<'sessions'>) {
  await trx.insertInto('sessions').values(session).execute();
}

export async function findSession(db: Database, id: string) {
  return sessions(db).where('sessions.id', '=', id).executeTakeFirst();
}

export async function findSessionByCookie(db: Database, cookieHash: string) {
  return sessions(db).where('cookie_hash', '=', cookieHash).executeTakeFirst();
}

/** Selects sessions with the administrator's address and role, and the columns that decide about a lock. */
function sessions(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .selectAll('sessions')
    .select([
      'administrators.email',
      'administrators.role',
      'administrators.practitioner_id',
      'administrators.must_change_password',
      'administrators.totp_secret',
      'administrators.language',
    ])
    .select((eb) => eb.selectFrom('clinic_profile').select('lock_minutes').as('lock_minutes'))
    .select((eb) =>
      eb.selectFrom('clinic_profile').select('owners_need_second_factor').as('owners_need_second_factor'),
    );
}

export async function listUnexpiredSessions(db: Database, ids: string[], now: number) {
  return sessions(db).where('sessions.id', 'in', ids).where('expires_at', '>', now).execute();
}

export async function lockSession(db: Database, id: string, now: number) {
  await db.updateTable('sessions').set({ locked_at: now }).where('id', '=', id).execute();
}

/** False when the session is over. */
export async function unlockSession(trx: Transaction, id: string, now: number) {
  const unlocked = await trx
    .updateTable('sessions')
    .set({ locked_at: null, last_seen_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return unlocked !== undefined;
}

export async function touchSession(db: Database, id: string, now: number) {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}

export async function deleteSessionByCookie(db: Database, cookieHash: string) {
  await db.deleteFrom('sessions').where('cookie_hash', '=', cookieHash).execute();
}

export async function deleteSession(db: Database, id: string) {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Deletes all sessions of an administrator, or all except the one with the id `except`. */
export async function deleteSessionsOf(trx: Transaction, administratorId: number, except?: string) {
  await trx
    .deleteFrom('sessions')
    .where('administrator_id', '=', administratorId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

export async function deleteEndedSessions(db: Database, now: number) {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
