import type { PractitionerForm } from '#contract/clinic-form.ts';
import { deleteSessionsOf } from '#server/auth/sessions.queries.ts';
import { type StoredProfile, toPractitionerRow } from '#server/db/clinic-profile.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';

export async function updateProfile(trx: Transaction, profile: StoredProfile) {
  await trx
    .updateTable('clinic_profile')
    .set({ profile: JSON.stringify(profile) })
    .execute();
}

/** Everyone the profile has ever listed. */
export async function listAllPractitioners(trx: Transaction) {
  return trx.selectFrom('practitioners').select(['id', 'name', 'left_at']).orderBy('id').execute();
}

export async function insertPractitioner(trx: Transaction, practitioner: PractitionerForm, position: number) {
  const row = trx.insertInto('practitioners').values(toPractitionerRow(practitioner, position));
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

export async function listUsualRooms(db: Database) {
  return db.selectFrom('practitioners').select(['id', 'usual_room_id']).where('left_at', 'is', null).execute();
}

/** A JSON list of practitioners; null for everyone. */
export async function updateGivers(trx: Transaction, treatmentId: number, given_by: string | null) {
  await trx.updateTable('treatments').set({ given_by }).where('treatment_id', '=', treatmentId).execute();
}

/** One with another name, or on the website from now on, is no sample any more. */
export async function updatePractitioner(
  trx: Transaction,
  id: number,
  practitioner: PractitionerForm,
  position: number,
) {
  const row = toPractitionerRow(practitioner, position);
  await trx
    .updateTable('practitioners')
    .set((eb) => ({
      ...row,
      left_at: null,
      is_sample: eb
        .case()
        .when(eb.and([eb('name', '=', row.name), eb('is_shown', '=', row.is_shown ?? 1)]))
        .then(eb.ref('is_sample'))
        .else(0 as const)
        .end()
        .$castTo<0 | 1>(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Their portraits and calendar feeds go, and their accounts are blocked, as an owner could block them. */
export async function deactivatePractitioners(trx: Transaction, ids: readonly number[], at: number) {
  if (ids.length === 0) return;
  await trx.updateTable('practitioners').set({ left_at: at, image: null }).where('id', 'in', ids).execute();
  await trx.deleteFrom('calendar_feeds').where('practitioner_id', 'in', ids).execute();
  const accounts = await trx
    .updateTable('administrators')
    .set({ disabled_at: at })
    .where('practitioner_id', 'in', ids)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of accounts) await deleteSessionsOf(trx, id);
}

export async function updateTwoStepRule(trx: Transaction, owners_need_second_factor: 0 | 1) {
  await trx.updateTable('clinic_profile').set({ owners_need_second_factor }).execute();
}

export async function updateLockMinutes(trx: Transaction, lock_minutes: number) {
  await trx.updateTable('clinic_profile').set({ lock_minutes }).execute();
}

export async function insertPicture(db: Database, path: string, createdAt: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no page shows it until a form names it
  await db.insertInto('clinic_pictures').values({ path, created_at: createdAt }).execute();
}

export async function listPictures(trx: Transaction) {
  return trx.selectFrom('clinic_pictures').selectAll().execute();
}

export async function deletePictures(trx: Transaction, paths: readonly string[]) {
  if (paths.length > 0) await trx.deleteFrom('clinic_pictures').where('path', 'in', paths).execute();
}
