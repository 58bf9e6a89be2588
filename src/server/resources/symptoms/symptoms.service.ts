import { fillHelpLines } from '#contract/fill-help-lines.ts';
import type { HelpLinesQuery } from '#contract/help-lines.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import { type Symptom, type SymptomForm, symptoms } from '#contract/symptoms.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicHelpLines } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid } from '#server/http/app-error.ts';
import { isSameName } from '#server/same-name.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './symptoms.queries.ts';

export function mountSymptoms({ mount, db }: ResourceContext) {
  mount(symptoms.list, ({ query }) => listSymptoms(db, query));
  mount(symptoms.create, ({ body }, c) => createSymptom(db, body, c.get('change')));
  mount(symptoms.update, ({ params, body }, c) => updateSymptom(db, params.id, body, c.get('change')));
  mount(symptoms.remove, ({ params }, c) => removeSymptom(db, params.id, c.get('change')));
  mount(symptoms.restore, ({ params }, c) => restoreSymptom(db, params.id, c.get('change')));
}

async function listSymptoms(db: Database, { placeholders }: HelpLinesQuery): Promise<Symptom[]> {
  const bySymptom = Map.groupBy(await queries.listConditionsOfSymptoms(db), (link) => link.symptom_id);
  const conditionsOf = (id: number) => (bySymptom.get(id) ?? []).map((link) => link.condition_id);
  const listed = await queries.listSymptoms(db);
  const all = listed.map((symptom) => ({ ...symptom, condition_ids: conditionsOf(symptom.id) }));
  return placeholders ? all : fillHelpLines(all, await clinicHelpLines(db));
}

async function createSymptom(db: Database, form: SymptomForm, change: ChangeRequest): Promise<Symptom> {
  return inTransaction(db, async (trx) => {
    await checkName(trx, form.name);
    const added = await queries.insertSymptom(trx, form);
    await recordChange(trx, change, 'added', subjectOf(added));
    return { ...added, condition_ids: [] };
  });
}

async function updateSymptom(db: Database, id: number, form: SymptomForm, change: ChangeRequest): Promise<Symptom> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'symptoms', id, change.expectedVersion);
    await checkName(trx, form.name, id);
    const before = await queries.getSymptom(trx, id);
    const changed = await queries.updateSymptom(trx, id, { ...form, is_sample: 0 });
    const fields = changedFields(before, changed, { name: 'name', urgent_help: 'urgent help' });
    await recordChange(trx, change, 'changed', { ...subjectOf(changed), fields });
    return { ...changed, condition_ids: await queries.listConditionIds(trx, id) };
  });
}

async function removeSymptom(db: Database, id: number, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'symptoms', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(row));
    return null;
  });
}

async function restoreSymptom(db: Database, id: number, change: ChangeRequest): Promise<Symptom> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'symptoms', id, change);
    await recordChange(trx, change, 'restored', subjectOf(row));
    return { ...row, condition_ids: await queries.listConditionIds(trx, id) };
  });
}

/** Refuses the name of another symptom. A deleted one of that name goes for good, since a name can be used only once. */
async function checkName(trx: Database, name: string, ownId?: number) {
  const isNamesake = (other: { id: number; name: string }) => other.id !== ownId && isSameName(other.name, name);
  if ((await queries.listSymptoms(trx)).some(isNamesake)) throw invalid('name', symptomMessages.taken);
  const deleted = (await queries.listDeletedSymptoms(trx)).filter(isNamesake);
  await queries.deleteSymptoms(
    trx,
    deleted.map(({ id }) => id),
  );
}

function subjectOf({ id, name }: Pick<Row<'symptoms'>, 'id' | 'name'>) {
  return { kind: 'symptom', id, name } as const;
}
