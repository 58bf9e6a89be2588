import type { Database } from '#server/db/database.ts';

export async function listSymptoms(db: Database) {
  return db.selectFrom('symptoms').selectAll().orderBy('name').execute();
}

export async function listConditionsOfSymptoms(db: Database) {
  return db.selectFrom('condition_symptoms').selectAll().orderBy('condition_id').execute();
}
