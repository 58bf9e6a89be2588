import type { Insertable } from 'kysely';
import { type ClinicProfile, clinicProfile, type Practitioner } from '#contract/clinic.ts';
import { type ClinicProfileForm, drawings, type PractitionerForm } from '#contract/clinic-form.ts';
import { countryProfile } from '#contract/plain/countries.ts';
import type { HelpLines } from '#contract/plain/fill-help-lines.ts';
import { defaultLanguage, type Language, type OtherLanguage, otherLanguages } from '#contract/plain/languages.ts';
import { defaultHue, type Hue, hues } from '#contract/plain/themes/hues.ts';
import { countryWords } from '#server/built-in-words.ts';
import { differences, type Entry } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { clinicProfile as sample } from '#server/db/seed/content/clinic.ts';
import type { Row, Tables } from '#server/db/tables.ts';
import { builtInOf, inLanguage, overlay, readTranslations, translate } from '#server/db/translations.queries.ts';
import { dayAt } from '#server/scheduling/days.ts';

/** The part that is stored as JSON. Its practitioners are for instances of the last release; the table has them with ids. */
export type StoredProfile = ClinicProfileForm;

/** The clinic profile as the website shows it. */
export async function getPublicProfile(db: Database, language: Language = defaultLanguage): Promise<ClinicProfile> {
  const profile = await getClinicProfile(db);
  const shown = { ...profile, practitioners: profile.practitioners.filter(({ shown }) => shown) };
  return language === defaultLanguage ? shown : inOtherLanguage(db, language, shown);
}

/** The hue that an owner has chosen for the website. */
export const clinicHue = async (db: Database) => (await clinicMarks(db)).hue;

/** The clinic's hue and the path of its logo. */
export async function clinicMarks(db: Database): Promise<{ hue: Hue; logo: string | null }> {
  const row = await db.selectFrom('appearance').select(['hue', 'logo']).executeTakeFirst();
  return { hue: hues.find((hue) => hue === row?.hue) ?? defaultHue, logo: row?.logo ?? null };
}

/** Texts of the profile that can be translated, by the names of its fields; parts of a field as JSON. */
export function profileWords({ name, address, otherPhones, heroSlides, dataProcessors }: ClinicProfile) {
  const { street, locality, region } = address;
  const labels = otherPhones.map(({ label }) => ({ label }));
  const slides = heroSlides.map(({ headline, sentence, alt }) => ({ headline, sentence, ...(alt && { alt }) }));
  return {
    name,
    address: JSON.stringify({ street, locality, region }),
    otherPhones: labels.length > 0 ? JSON.stringify(labels) : null,
    heroSlides: JSON.stringify(slides),
    dataProcessors,
  };
}

async function inOtherLanguage(db: Database, language: OtherLanguage, profile: ClinicProfile): Promise<ClinicProfile> {
  const find = await readTranslations(db, language, 'clinic-profile', ['1']);
  const { words, untranslated } = overlay(
    translate(profileWords(profile), find('1'), builtInOf(language, 'clinic-profile')),
  );
  const { name = profile.name, dataProcessors = profile.dataProcessors } = words;
  // Another number of slides or phones than the translation has says that it is of others.
  const list = <Item extends object>(field: 'otherPhones' | 'heroSlides', items: Item[]) => {
    const texts = JSON.parse(words[field] ?? '[]') as Partial<Item>[];
    if (texts.length !== items.length && !untranslated.includes(field)) untranslated.push(field);
    return texts.length === items.length ? items.map((item, index) => ({ ...item, ...texts[index] })) : items;
  };
  return {
    ...profile,
    crisisLine: crisisLineIn(language, profile),
    name,
    dataProcessors,
    address: { ...profile.address, ...(JSON.parse(words['address'] ?? '{}') as object) },
    otherPhones: list('otherPhones', profile.otherPhones),
    heroSlides: list('heroSlides', profile.heroSlides),
    practitioners: await inLanguage(db, language, 'practitioner', profile.practitioners),
    untranslated,
  };
}

/** Reads the clinic profile, the only row of its table, which seeding creates. */
export async function getClinicProfile(db: Database): Promise<ClinicProfile> {
  const { profile, retention_months, offers_times, version } = await db
    .selectFrom('clinic_profile')
    .select(['profile', 'retention_months', 'offers_times', 'version'])
    .executeTakeFirstOrThrow();
  // Reading practitioners after the version prevents a change in between from passing for the older version.
  const practitioners = await listPractitioners(db);
  const stored = upToDate(JSON.parse(profile) as OlderProfile);
  const settings = { retentionMonths: retention_months, offersTimes: offers_times === 1 };
  return clinicProfile.parse({ ...stored, practitioners, ...settings, version });
}

/** A profile stored by an older version of the program: without some fields, and with one span of hours per row. */
type OlderProfile = Omit<StoredProfile, NewField | 'openingHours'> & {
  [field in NewField]?: ClinicProfile[field];
} & {
  openingHours: (OlderHours | ClinicProfile['openingHours'][number])[];
};
type NewField = keyof typeof ofSample | 'crisisLine' | 'showsReviews' | 'languages';
type OlderHours = { days: string[]; opens: string; closes: string };

const { heroSlides, emergencyNumber, ambulanceNumber, dataProcessors, currency, mapLink, otherPhones } = sample;
const ofSample = { heroSlides, emergencyNumber, ambulanceNumber, dataProcessors, currency, mapLink, otherPhones };

function upToDate({ openingHours, ...profile }: OlderProfile) {
  const sameDays = Map.groupBy(openingHours, ({ days }) => days.join());
  const rows = [...sameDays.values()].map((hours) => ({
    days: hours[0]?.days,
    spans: hours.flatMap((row) => ('spans' in row ? row.spans : [{ opens: row.opens, closes: row.closes }])),
  }));
  const { crisisLine, showsReviews } = countryProfile(profile.address.country);
  const current = { ...ofSample, crisisLine, showsReviews, ...profile };
  const spoken = otherLanguages.filter((language) => profile.languages?.includes(language)); // a newer version may know more
  const slides = current.heroSlides.map((slide) => ({ ...slide, drawing: knownDrawing(slide.drawing) }));
  return { ...current, languages: spoken, heroSlides: slides, openingHours: rows };
}

/** A newer version of the program, which may run beside this one, may have stored another drawing. */
const knownDrawing = (stored: string) => drawings.find((drawing) => drawing === stored) ?? drawings[0];

/** Some fields of the stored profile, as this version of the program has them. */
async function pickFromProfile<Field extends keyof typeof clinicProfile.shape>(db: Database, ...fields: Field[]) {
  const { profile } = await db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
  const stored: Record<string, unknown> = upToDate(JSON.parse(profile) as OlderProfile);
  const picked = fields.map((field) => [field, clinicProfile.shape[field].parse(stored[field])]);
  return Object.fromEntries(picked) as Pick<ClinicProfile, Field>;
}

export const clinicTimeZone = async (db: Database) => (await pickFromProfile(db, 'timeZone')).timeZone;

/** The ISO date at the clinic, such as 2026-11-20. */
export const clinicDay = async (db: Database, now: number) => dayAt(now, await clinicTimeZone(db));

/** The calling code of phone numbers that say none. */
export async function clinicCallingCode(db: Database) {
  const { address } = await pickFromProfile(db, 'address');
  return countryProfile(address.country).callingCode;
}

/** Languages that the website offers beside English. */
export const clinicLanguages = async (db: Database) => (await pickFromProfile(db, 'languages')).languages;

/** Some countries forbid publishing reviews of health services. */
export const showsReviews = async (db: Database) => (await pickFromProfile(db, 'showsReviews')).showsReviews;

/** Numbers that health texts tell people to call. */
export async function clinicHelpLines(db: Database, language: Language = defaultLanguage): Promise<HelpLines> {
  const { address, ...lines } = await pickFromProfile(
    db,
    'address',
    'emergencyNumber',
    'ambulanceNumber',
    'crisisLine',
  );
  const { childLine } = countryWords(address.country, language);
  const { hasDengue } = countryProfile(address.country);
  return { ...lines, crisisLine: crisisLineIn(language, { ...lines, address }), childLine, hasDengue };
}

/** The crisis line in a language, unless the clinic has its own. */
function crisisLineIn(language: Language, { crisisLine, address }: Pick<ClinicProfile, 'crisisLine' | 'address'>) {
  const isOfCountry = crisisLine === countryProfile(address.country).crisisLine;
  return isOfCountry ? countryWords(address.country, language).crisisLine : crisisLine;
}

export async function applicationDays(db: Database) {
  const { application_days } = await db
    .selectFrom('clinic_profile')
    .select('application_days')
    .executeTakeFirstOrThrow();
  return application_days;
}

export const clinicHours = (db: Database) => pickFromProfile(db, 'timeZone', 'openingHours');

export async function insertClinicProfile(trx: Transaction, profile: StoredProfile) {
  await trx
    .insertInto('clinic_profile')
    .values({ id: 1, profile: JSON.stringify(profile) })
    .execute();
  if (profile.practitioners.length > 0)
    await trx.insertInto('practitioners').values(profile.practitioners.map(toPractitionerRow)).execute();
}

/** Settings beside the profile, by their names in the audit log. */
const settings = {
  retention_months: 'retention of requests and reviews',
  application_days: 'retention of job applications',
  lock_minutes: 'time until screens lock',
  owners_need_second_factor: 'two-step sign-in of owners',
} as const;

type Settings = Pick<Row<'clinic_profile'>, keyof typeof settings>;

/** Stores settings, and returns an entry for the audit log that names those that changed. */
export async function changeSettings(trx: Transaction, changes: Partial<Settings>): Promise<Entry> {
  const names = Object.keys(settings) as (keyof Settings)[];
  const before = await trx.selectFrom('clinic_profile').select(names).executeTakeFirstOrThrow();
  await updateClinicRow(trx, changes);
  const changed = differences(before, { ...before, ...changes }, settings);
  const fields = changed.map(({ label }) => label);
  const texts = changed.filter(({ field }) => field !== 'owners_need_second_factor');
  return { action: 'changed', kind: 'clinic-profile', id: null, name: null, fields, texts };
}

export async function updateClinicRow(trx: Transaction, changes: Partial<Omit<Row<'clinic_profile'>, 'id'>>) {
  await trx.updateTable('clinic_profile').set(changes).execute();
}

/** Practitioners that the profile lists, in its order. */
async function listPractitioners(db: Database): Promise<Practitioner[]> {
  const rows = await db
    .selectFrom('practitioners')
    .selectAll()
    .where('left_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toPractitioner);
}

function toPractitioner(practitioner: Row<'practitioners'>): Practitioner {
  const { years_of_experience, is_shown, position: _, left_at: __, ...row } = practitioner;
  return { ...row, shown: is_shown === 1, yearsOfExperience: years_of_experience };
}

export function toPractitionerRow(
  practitioner: PractitionerForm,
  position: number,
): Insertable<Tables['practitioners']> {
  const { id: _, shown, yearsOfExperience, usualRoomId, treatmentIds: __, ...texts } = practitioner;
  return {
    ...texts,
    is_shown: shown === false ? 0 : 1,
    years_of_experience: yearsOfExperience,
    position,
    ...(usualRoomId !== undefined && { usual_room_id: usualRoomId }),
  };
}
