import type { StoredProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';

export async function updateProfile(trx: Database, profile: StoredProfile) {
  await trx
    .updateTable('clinic_profile')
    .set({ profile: JSON.stringify(profile) })
    .execute();
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
