import type { Database } from '#server/db/database.ts';

export async function listSymptoms(db: Database) {
  return db
    .selectFrom('symptoms')
    .selectAll()
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

export async function listConditionsOfSymptoms(db: Database) {
  return db.selectFrom('condition_symptoms').selectAll().orderBy('condition_id').execute();
}

export async function listConditionIds(db: Database, symptomId: number) {
  const links = await db
    .selectFrom('condition_symptoms')
    .select('condition_id')
    .where('symptom_id', '=', symptomId)
    .orderBy('condition_id')
    .execute();
  return links.map((link) => link.condition_id);
}

export async function insertSymptom(trx: Database, name: string) {
  return trx.insertInto('symptoms').values({ name }).returningAll().executeTakeFirstOrThrow();
}

export async function renameSymptom(trx: Database, id: number, name: string) {
  return trx.updateTable('symptoms').set({ name }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteSymptom(trx: Database, id: number) {
  return trx.deleteFrom('symptoms').where('id', '=', id).returning(['id', 'name']).executeTakeFirstOrThrow();
}
