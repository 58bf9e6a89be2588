import { named } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import { hasAny } from '#server/db/paging.ts';
import type { Row } from '#server/db/tables.ts';
import { erasePatients } from '../patients/patient-cards.queries.ts';
import { readGivers } from '../schedules/schedule.queries.ts';
import { isSample, type UndoableSampleTable } from './sample-rows.queries.ts';

/** Hides the samples of a table at once, and returns them. */
export async function markSamplesDeleted<T extends UndoableSampleTable>(trx: Transaction, table: T, at: number) {
  const rows = await trx
    .updateTable(named(table))
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where(isSample)
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute();
  return rows as Row<T>[];
}

/** Brings back the samples that were deleted at this moment, and returns them. */
export async function restoreSamples<T extends UndoableSampleTable>(trx: Transaction, table: T, deletedAt: number) {
  const rows = await trx
    .updateTable(named(table))
    .set({ deleted_at: null })
    .where(isSample)
    .where('deleted_at', '=', deletedAt)
    .returningAll()
    .execute();
  return rows as Row<T>[];
}

/** Deletes sample requests and what belongs to them. This is no erasure, since the patients are invented. */
export async function deleteSampleRequests(trx: Transaction) {
  const deleted = await trx
    .deleteFrom('appointments')
    .where(isSample)
    .returning(['remarks', 'stage', 'patient_id'])
    .execute();
  await erasePatients(
    trx,
    [],
    deleted.map(({ patient_id }) => patient_id),
  );
  return deleted;
}

/** Deletes sample rooms that no visit, held time or practitioner uses, and returns their names. */
export async function deleteSampleRooms(trx: Transaction) {
  const deleted = await trx
    .deleteFrom('rooms')
    .where(isSample)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('visits').select('room_id').where('room_id', 'is not', null).$castTo<{ room_id: number }>(),
    )
    .where('id', 'not in', (eb) =>
      eb.selectFrom('holds').select('room_id').where('room_id', 'is not', null).$castTo<{ room_id: number }>(),
    )
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('practitioners')
        .select('usual_room_id')
        .where('usual_room_id', 'is not', null)
        .$castTo<{ usual_room_id: number }>(),
    )
    .returning('name')
    .execute();
  return deleted.map(({ name }) => name);
}

/** Tables with something that belongs to a practitioner. */
const ofPractitioners = [
  'visits',
  'holds',
  'working_hours',
  'absences',
  'calendar_feeds',
  'administrators',
  'wait_list',
] as const;

/** Deletes sample practitioners to whom nothing belongs and whom no one wishes for, and returns their names. */
export async function deleteSamplePractitioners(trx: Transaction) {
  const samples = await trx.selectFrom('practitioners').select(['id', 'name']).where(isSample).execute();
  const names: string[] = [];
  for (const { id, name } of samples) {
    if (await isUsed(trx, id)) continue;
    await trx.deleteFrom('practitioners').where('id', '=', id).execute();
    names.push(name);
  }
  return names;
}

async function isUsed(trx: Transaction, id: number) {
  for (const table of ofPractitioners)
    if (await hasAny(trx.selectFrom(table).where('practitioner_id', '=', id))) return true;
  const wishes = trx
    .selectFrom('appointments')
    .where((eb) =>
      eb.or([eb('wishes', 'like', `%"practitioner_id":${id},%`), eb('wishes', 'like', `%"practitioner_id":${id}}%`)]),
    );
  if (await hasAny(wishes)) return true;
  const lists = await trx.selectFrom('treatments').select('given_by').where('given_by', 'is not', null).execute();
  return lists.some(({ given_by }) => readGivers(given_by)?.includes(id));
}

/** Sample rooms and practitioners that are still there. They become the clinic's own once no sample uses them. */
export async function adoptUsed(trx: Transaction, table: 'rooms' | 'practitioners', adopts: boolean) {
  const rows = await trx.selectFrom(table).select('name').where(isSample).orderBy('id').execute();
  if (adopts) await trx.updateTable(table).set({ is_sample: 0 }).where(isSample).execute();
  return rows.map(({ name }) => name);
}

/** No clinician has checked the sample texts, so a date of a review would claim too much. */
export async function keepConditions(trx: Transaction) {
  return trx
    .updateTable('conditions')
    .set((eb) => ({ is_sample: 0, reviewed_on: null, reviewed_by: null, version: eb('version', '+', 1) }))
    .where(isSample)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
}
