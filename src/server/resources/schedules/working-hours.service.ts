import * as visitMessages from '#contract/messages/visits.ts';
import { type WorkingHours, type WorkingHoursForm, workingHours } from '#contract/working-hours.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './schedules.queries.ts';

export function mountWorkingHours({ mount, db }: ResourceContext) {
  mount(workingHours.list, async () => (await queries.listWorkingHours(db)).map(toWorkingHours));
  mount(workingHours.get, async ({ params }) => toWorkingHours(await findHours(db, params.id)));
  mount(workingHours.create, ({ body }, c) => addHours(db, body, c.get('change')));
  mount(workingHours.update, ({ params, body }, c) => changeHours(db, params.id, body, c.get('change')));
  mount(workingHours.remove, ({ params }, c) => removeHours(db, params.id, c.get('change')));
  mount(workingHours.restore, ({ params }, c) => restoreHours(db, params.id, c.get('change')));
}

const counted = { 'visits.changes': 1 };

async function findHours(db: Database, id: number) {
  const row = await queries.findWorkingHours(db, id);
  if (!row) throw notFound();
  return row;
}

async function addHours(db: Database, form: WorkingHoursForm, change: ChangeRequest): Promise<WorkingHours> {
  return inTransaction(db, async (trx) => {
    const { name } = await getPractitioner(trx, form.practitioner_id);
    const added = await queries.insertWorkingHours(trx, { ...rowOf(form), created_at: change.at });
    await recordChange(trx, change, 'added', subjectOf(added.id, name), counted);
    return toWorkingHours(added);
  });
}

/** @throws AppError `invalid` unless the practitioner works here. */
async function getPractitioner(trx: Database, id: number) {
  const practitioner = await queries.findPractitioner(trx, id);
  if (!practitioner) throw invalid('practitioner_id', visitMessages.noPractitioner);
  if (practitioner.left_at !== null)
    throw invalid('practitioner_id', visitMessages.practitionerLeft(practitioner.name));
  return practitioner;
}

const labels = {
  practitioner_id: 'practitioner',
  valid_from: 'first day',
  valid_until: 'last day',
  hours: 'hours',
};

async function changeHours(db: Database, id: number, form: WorkingHoursForm, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'working_hours', id, change.expectedVersion);
    const before = await findHours(trx, id);
    const { name } = await getPractitioner(trx, form.practitioner_id);
    const changed = await queries.updateWorkingHours(trx, id, rowOf(form));
    const fields = changedFields(before, changed, labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(id, name), fields }, counted);
    return toWorkingHours(changed);
  });
}

async function removeHours(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const { practitioner_id } = await markDeleted(trx, 'working_hours', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(id, await nameOf(trx, practitioner_id)), counted);
  });
  return null;
}

async function restoreHours(db: Database, id: number, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const restored = await restoreDeleted(trx, 'working_hours', id, change);
    await recordChange(trx, change, 'restored', subjectOf(id, await nameOf(trx, restored.practitioner_id)), counted);
    return toWorkingHours(restored);
  });
}

async function nameOf(db: Database, practitionerId: number) {
  return (await queries.findPractitioner(db, practitionerId))?.name ?? null;
}

function rowOf({ hours, ...form }: WorkingHoursForm) {
  return { ...form, hours: JSON.stringify(hours) };
}

function subjectOf(id: number, name: string | null) {
  return { kind: 'working-hours', id, name } as const;
}

function toWorkingHours(stored: Row<'working_hours'>): WorkingHours {
  const { hours, created_at: _, deleted_at: __, ...row } = stored;
  return { ...row, hours: JSON.parse(hours) as WorkingHours['hours'] };
}
