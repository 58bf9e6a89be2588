import { type ClinicProfile, clinicProfile } from '#contract/clinic.ts';
import type { Database } from './database.ts';

/** The one home of everything that belongs to the clinic. Start makes sure that it is there. */
export async function getClinicProfile(db: Database): Promise<ClinicProfile> {
  const { profile } = await db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
  return clinicProfile.parse(JSON.parse(profile));
}

export async function clinicTimeZone(db: Database) {
  return (await getClinicProfile(db)).timeZone;
}

export async function insertClinicProfile(db: Database, profile: ClinicProfile) {
  await db
    .insertInto('clinic_profile')
    .values({ id: 1, profile: JSON.stringify(profile) })
    .execute();
}
