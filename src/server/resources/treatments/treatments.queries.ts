import type { Database } from '#server/db/database.ts';

export async function listTreatments(db: Database) {
  return db.selectFrom('treatments').selectAll().orderBy('treatment_id').execute();
}
