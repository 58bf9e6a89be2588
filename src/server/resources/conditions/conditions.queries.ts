import type { Database, Transaction } from '#server/db/database.ts';

export async function listConditions(db: Database) {
  return db
    .selectFrom('conditions')
    .select(['id', 'name', 'body_area', 'problem_id', 'reviewed_on', 'next_review_on'])
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

export async function listSymptomIds(db: Database, conditionId: number) {
  const links = await db
    .selectFrom('condition_symptoms')
    .innerJoin('symptoms', 'symptoms.id', 'symptom_id')
    .select('symptom_id')
    .where('condition_id', '=', conditionId)
    .where('deleted_at', 'is', null)
    .orderBy('symptom_id')
    .execute();
  return links.map((link) => link.symptom_id);
}

export async function listSymptoms(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('symptoms')
    .select(['id', 'name', 'urgent_help', 'signs', 'version'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function linkSymptoms(trx: Transaction, conditionId: number, symptomIds: readonly number[]) {
  await trx.deleteFrom('condition_symptoms').where('condition_id', '=', conditionId).execute();
  if (symptomIds.length === 0) return;
  const links = symptomIds.map((symptom_id) => ({ condition_id: conditionId, symptom_id }));
  await trx.insertInto('condition_symptoms').values(links).execute();
}
