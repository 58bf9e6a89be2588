import { type ClinicProfile, clinicProfile, type Practitioner } from '#contract/clinic.ts';
import type { Database } from './database.ts';
import { clinicProfile as sample } from './seed/content/clinic.ts';

/** The part that is stored as JSON; the other fields have their own columns. */
export type StoredProfile = Omit<ClinicProfile, 'version' | 'retentionMonths'>;

/** Reads the clinic profile, the only row of its table, which seeding creates. */
export async function getClinicProfile(db: Database): Promise<ClinicProfile> {
  const { profile, retention_months, version } = await db
    .selectFrom('clinic_profile')
    .select(['profile', 'retention_months', 'version'])
    .executeTakeFirstOrThrow();
  const stored = upToDate(JSON.parse(profile) as OlderProfile);
  return clinicProfile.parse({ ...stored, retentionMonths: retention_months, version });
}

/** A profile stored by an older version of the program: without some fields, and with one span of hours per row. */
type OlderProfile = Omit<StoredProfile, NewField | 'openingHours' | 'practitioners'> & {
  [field in NewField]?: ClinicProfile[field];
} & {
  practitioners: (Omit<Practitioner, 'registration'> & Partial<Pick<Practitioner, 'registration'>>)[];
  openingHours: (OlderHours | ClinicProfile['openingHours'][number])[];
};
type NewField = 'heroSlides' | 'emergencyNumber' | 'ambulanceNumber' | 'dataProcessors';
type OlderHours = { days: string[]; opens: string; closes: string };

function upToDate({ openingHours, practitioners, ...profile }: OlderProfile) {
  const sameDays = Map.groupBy(openingHours, ({ days }) => days.join());
  const rows = [...sameDays.values()].map((hours) => ({
    days: hours[0]?.days,
    spans: hours.flatMap((row) => ('spans' in row ? row.spans : [{ opens: row.opens, closes: row.closes }])),
  }));
  const { heroSlides, emergencyNumber, ambulanceNumber, dataProcessors } = sample;
  return {
    heroSlides,
    emergencyNumber,
    ambulanceNumber,
    dataProcessors,
    ...profile,
    practitioners: practitioners.map((practitioner) => ({ registration: null, ...practitioner })),
    openingHours: rows,
  };
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
