import type { Database } from '#server/db/database.ts';

export async function listRooms(db: Database) {
  return db.selectFrom('rooms').selectAll().orderBy('position').orderBy('id').execute();
}
