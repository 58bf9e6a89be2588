import type { Database } from '#server/db/database.ts';

/** In the clinic's order. */
export async function listTreatments(db: Database) {
  return db.selectFrom('treatments').selectAll().orderBy('position').orderBy('treatment_id').execute();
}
