import type { Database } from '#server/db/database.ts';

export async function listSymptoms(db: Database) {
  return db
    .selectFrom('symptoms')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

export async function listConditionsOfSymptoms(db: Database) {
  return db
    .selectFrom('condition_symptoms')
    .innerJoin('conditions', 'conditions.id', 'condition_id')
    .selectAll('condition_symptoms')
    .where('deleted_at', 'is', null)
    .orderBy('condition_id')
    .execute();
}

export async function listConditionIds(db: Database, symptomId: number) {
  const links = await db
    .selectFrom('condition_symptoms')
    .innerJoin('conditions', 'conditions.id', 'condition_id')
    .select('condition_id')
    .where('symptom_id', '=', symptomId)
    .where('deleted_at', 'is', null)
    .orderBy('condition_id')
    .execute();
  return links.map((link) => link.condition_id);
}
