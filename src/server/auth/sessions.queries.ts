import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export async function findAdministrator(db: Database, email: string) {
  return db.selectFrom('administrators').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function insertSession(db: Database, session: Row<'sessions'>) {
  await db.insertInto('sessions').values(session).execute();
}

export async function findSession(db: Database, id: string) {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function touchSession(db: Database, id: string, now: number) {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}

export async function deleteSession(db: Database, id: string) {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Database, administratorId: number) {
  await db.deleteFrom('sessions').where('administrator_id', '=', administratorId).execute();
}

export async function deleteEndedSessions(db: Database, now: number) {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
