import type { PractitionerForm } from '#contract/clinic-form.ts';
import { type StoredProfile, toPractitionerRow } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';

export async function updateProfile(trx: Database, profile: StoredProfile) {
  await trx
    .updateTable('clinic_profile')
    .set({ profile: JSON.stringify(profile) })
    .execute();
}

/** Everyone the profile has ever listed. */
export async function listAllPractitioners(trx: Database) {
  return trx.selectFrom('practitioners').select(['id', 'name', 'left_at']).orderBy('id').execute();
}

export async function insertPractitioner(trx: Database, practitioner: PractitionerForm, position: number) {
  await trx.insertInto('practitioners').values(toPractitionerRow(practitioner, position)).execute();
}

export async function updatePractitioner(trx: Database, id: number, practitioner: PractitionerForm, position: number) {
  await trx
    .updateTable('practitioners')
    .set({ ...toPractitionerRow(practitioner, position), left_at: null })
    .where('id', '=', id)
    .execute();
}

/** The portrait goes with the practitioner. */
export async function deactivatePractitioners(trx: Database, ids: readonly number[], at: number) {
  if (ids.length === 0) return;
  await trx.updateTable('practitioners').set({ left_at: at, image: null }).where('id', 'in', ids).execute();
}

export async function updateTwoStepRule(trx: Database, owners_need_second_factor: 0 | 1) {
  await trx.updateTable('clinic_profile').set({ owners_need_second_factor }).execute();
}

export async function updateLockMinutes(trx: Database, lock_minutes: number) {
  await trx.updateTable('clinic_profile').set({ lock_minutes }).execute();
}

export async function insertPicture(db: Database, path: string, createdAt: number) {
  await db.insertInto('clinic_pictures').values({ path, created_at: createdAt }).execute();
}

export async function listPictures(trx: Database) {
  return trx.selectFrom('clinic_pictures').selectAll().execute();
}

export async function deletePictures(trx: Database, paths: readonly string[]) {
  if (paths.length > 0) await trx.deleteFrom('clinic_pictures').where('path', 'in', paths).execute();
}
