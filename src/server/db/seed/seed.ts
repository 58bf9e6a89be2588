import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { insertClinicProfile } from '../clinic-profile.queries.ts';
import { asMaintenance } from '../connection-use.ts';
import type { Database } from '../database.ts';
import { recordFirstRun } from '../job-runs.queries.ts';
import { inTransaction } from '../transaction.ts';
import { clinicProfile, practitioners } from './content/clinic.ts';
import { markMoreSamples, markSamples, renewHealthTexts, seedDemo } from './demo.ts';
import { loadPlaces } from './places.ts';
import { seedPlaces, seedTreatments } from './reference.ts';
import { samplePicture } from './sample-pictures.ts';

/**
 * Fills a new database in one transaction. It runs once: a later value of SEED does not change the clinic's own content. Only
 * places are also added later, to databases that earlier versions left without.
 */
export async function seedOnce(db: Database, config: Pick<Config, 'seed' | 'clinicCountry'>, clock: Clock) {
  const seed = async (trx: Database) => {
    const isNew = await recordFirstRun(trx, 'seeded', clock());
    if ((await recordFirstRun(trx, 'samples-marked', clock())) && !isNew) await markSamples(trx);
    if ((await recordFirstRun(trx, 'more-samples-marked', clock())) && !isNew) await markMoreSamples(trx);
    if ((await recordFirstRun(trx, 'health-texts-renewed', clock())) && !isNew) await renewHealthTexts(trx);
    if (await hasNoStates(trx)) await seedPlaces(trx, await loadPlaces(config.clinicCountry));
    if (!isNew) return;
    await insertClinicProfile(trx, profileFor(config.seed));
    if (config.seed === 'none') return;
    await seedTreatments(trx);
    if (config.seed === 'demo') await seedDemo(trx, clock);
  };
  await asMaintenance(() => inTransaction(db, seed));
}

async function hasNoStates(trx: Database) {
  return (await trx.selectFrom('states').select('state_id').limit(1).executeTakeFirst()) === undefined;
}

/** Practitioners are sample content. The rest of the profile is always needed. */
function profileFor(seed: Config['seed']) {
  const samples = practitioners.map(({ picture, ...practitioner }, index) => ({
    ...practitioner,
    image: `uploads/practitioners/${samplePicture(picture, index)}`,
  }));
  return { ...clinicProfile, practitioners: seed === 'demo' ? samples : [] };
}
