import type { PractitionerForm } from '#contract/clinic-form.ts';
import { countryProfiles } from '#contract/plain/countries.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { insertClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { asMaintenance } from '../connection-use.ts';
import type { Database, Transaction } from '../database.ts';
import { recordFirstRun } from '../job-runs.queries.ts';
import { inTransaction } from '../transaction.ts';
import { seedCalendar } from './calendar.ts';
import { clinicProfile, practitioners } from './content/clinic.ts';
import { linkProblems, seedDemo } from './demo.ts';
import { loadPlaces } from './places.ts';
import {
  addLaterProblems,
  addTreatmentAims,
  addTreatmentTexts,
  seedAdvice,
  seedPages,
  seedPlaces,
  seedProblems,
  seedTreatments,
} from './reference.ts';
import {
  addMissingAdvice,
  addOtherWords,
  healthTextsDigest,
  markMoreSamples,
  markSamples,
  picturesDigest,
  renewHealthTexts,
  renewPictures,
} from './renew-samples.ts';
import { samplePicture } from './sample-pictures.ts';
import { seedSigns } from './seed-signs.ts';

/** `content` is the demo with an empty calendar, for tests that fill it themselves. */
type SeedConfig = Pick<Config, 'clinicCountry'> & { seed: Config['seed'] | 'content' };

const hasSamples = ({ seed }: SeedConfig) => seed === 'demo' || seed === 'content';

/**
 * Fills a new database in one transaction. It runs once: a later value of SEED does not change the clinic's own content. Only
 * places are also added later, to databases that earlier versions left without.
 */
export async function seedOnce(db: Database, config: SeedConfig, clock: Clock) {
  const seed = async (trx: Transaction) => {
    const isNew = await recordFirstRun(trx, 'seeded', clock());
    for (const [name, renew] of renewals)
      if ((await recordFirstRun(trx, name, clock())) && !isNew) await renew(trx, clock());
    if (await hasNoStates(trx)) await seedPlaces(trx, await loadPlaces(config.clinicCountry));
    if (!isNew) return;
    await insertClinicProfile(trx, profileFor(config));
    await seedSigns(trx);
    if (config.seed === 'none') return;
    await seedTreatments(trx, config.clinicCountry);
    await seedProblems(trx);
    await seedPages(trx, clock());
    if (hasSamples(config)) await seedDemo(trx, clock);
    if (config.seed === 'demo') await seedCalendar(trx, clock());
    await addOtherWords(trx);
  };
  await asMaintenance(() => inTransaction(db, seed));
}

/** Each is done once to a database that an earlier version filled, in this order; the last two again when the texts or pictures
 * change. */
const renewals = [
  ['samples-marked', markSamples],
  ['missing-advice-added', addMissingAdvice],
  ['more-samples-marked', markMoreSamples],
  ['problems-added', seedProblems],
  ['advice-added', seedAdvice],
  ['other-words-added', addOtherWords],
  ['treatment-texts-added', addTreatmentTexts],
  ['pages-added', seedPages],
  ['later-problems-added', addLaterProblems],
  ['problems-linked', linkProblems],
  ['treatment-aims-added', addTreatmentAims],
  [`health-texts-${healthTextsDigest}`, renewHealthTexts],
  [`pictures-${picturesDigest}`, renewPictures],
] as const;

async function hasNoStates(trx: Transaction) {
  return (await trx.selectFrom('states').select('state_id').limit(1).executeTakeFirst()) === undefined;
}

/** Practitioners are sample content. The rest of the profile is always needed, and follows the country. */
function profileFor(config: SeedConfig) {
  const { clinicCountry } = config;
  const samples = practitioners.map(({ picture, ...practitioner }, index) => ({
    ...practitioner,
    ...(clinicCountry !== 'IN' && withoutDr(practitioner)),
    image: `uploads/practitioners/${samplePicture(picture, index)}`,
  }));
  const { emergencyNumber, ambulanceNumber, crisisLine, currency, timeZone, showsReviews } =
    countryProfiles[clinicCountry];
  const ofCountry = { emergencyNumber, ambulanceNumber, crisisLine, currency, timeZone, showsReviews };
  const address =
    clinicCountry === 'IN'
      ? clinicProfile.address
      : { ...sampleAddress, region: 'Sample region', country: clinicCountry };
  return { ...clinicProfile, ...ofCountry, address, practitioners: hasSamples(config) ? samples : [] };
}

const sampleAddress = { street: 'Sample Street 1', locality: 'Sample Town', postalCode: '00000' };

/** In India physiotherapists may write Dr with PT behind the name; in most countries the title is for doctors only. */
function withoutDr({ name, biography }: Pick<PractitionerForm, 'name' | 'biography'>) {
  return { name: name.replace(/^Dr\. (.*) \[PT\]$/, '$1'), biography: biography?.replaceAll('Dr. ', '') ?? null };
}
