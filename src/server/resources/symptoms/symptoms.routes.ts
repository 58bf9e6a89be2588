import { symptoms } from '#contract/symptoms.ts';
import type { Database } from '#server/db/database.ts';
import type { ResourceContext } from '../resource.ts';
import { listConditionsOfSymptoms, listSymptoms } from './symptoms.queries.ts';

export function mountSymptoms({ mount, db }: ResourceContext) {
  mount(symptoms.list, () => symptomsWithConditions(db));
}

async function symptomsWithConditions(db: Database) {
  const bySymptom = Map.groupBy(await listConditionsOfSymptoms(db), (link) => link.symptom_id);
  const conditionsOf = (id: number) => (bySymptom.get(id) ?? []).map((link) => link.condition_id);
  return (await listSymptoms(db)).map((symptom) => ({ ...symptom, condition_ids: conditionsOf(symptom.id) }));
}
