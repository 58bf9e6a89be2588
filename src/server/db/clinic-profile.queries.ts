import { type ClinicProfile, clinicProfile } from '#contract/clinic.ts';
import type { Database } from './database.ts';
import { clinicProfile as sample } from './seed/content/clinic.ts';

/** What is stored as JSON; the others have columns of their own. */
export type StoredProfile = Omit<ClinicProfile, 'version' | 'retentionMonths'>;

/** The one home of everything that belongs to the clinic. Start makes sure that it is there. */
export async function getClinicProfile(db: Database): Promise<ClinicProfile> {
  const { profile, retention_months, version } = await db
    .selectFrom('clinic_profile')
    .select(['profile', 'retention_months', 'version'])
    .executeTakeFirstOrThrow();
  const stored = upToDate(JSON.parse(profile) as OlderProfile);
  return clinicProfile.parse({ ...stored, retentionMonths: retention_months, version });
}

/** What a profile of an older version of the program holds: no slides, and one span of hours in each row. */
type OlderProfile = Omit<StoredProfile, 'heroSlides' | 'openingHours'> & {
  heroSlides?: ClinicProfile['heroSlides'];
  openingHours: (OlderHours | ClinicProfile['openingHours'][number])[];
};
type OlderHours = { days: string[]; opens: string; closes: string };

function upToDate({ heroSlides = sample.heroSlides, openingHours, ...profile }: OlderProfile) {
  const sameDays = Map.groupBy(openingHours, ({ days }) => days.join());
  const rows = [...sameDays.values()].map((hours) => ({
    days: hours[0]?.days,
    spans: hours.flatMap((row) => ('spans' in row ? row.spans : [{ opens: row.opens, closes: row.closes }])),
  }));
  return { ...profile, heroSlides, openingHours: rows };
}

export async function clinicTimeZone(db: Database) {
  return (await getClinicProfile(db)).timeZone;
}

export async function insertClinicProfile(db: Database, profile: StoredProfile) {
  await db
    .insertInto('clinic_profile')
    .values({ id: 1, profile: JSON.stringify(profile) })
    .execute();
}
