import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { insertClinicProfile } from '../clinic-profile.queries.ts';
import type { Database } from '../database.ts';
import { recordFirstRun } from '../job-runs.queries.ts';
import { clinicProfile, practitioners } from './content/clinic.ts';
import { seedDemo } from './demo.ts';
import { loadPlaces } from './places.ts';
import { seedReference } from './reference.ts';
import { samplePicture } from './sample-pictures.ts';

/**
 * Fills a new database, once: what SEED says later does not touch a clinic's own content. All of it or nothing.
 */
export async function seedOnce(db: Database, config: Pick<Config, 'seed' | 'clinicCountry'>, clock: Clock) {
  await db.transaction().execute(async (trx) => {
    if (!(await recordFirstRun(trx, 'seeded', clock()))) return;
    await insertClinicProfile(trx, profileFor(config.seed));
    if (config.seed === 'none') return;
    await seedReference(trx, await loadPlaces(config.clinicCountry));
    if (config.seed === 'demo') await seedDemo(trx, clock);
  });
}

/** The practitioners are sample content; the rest of the profile has to hold something. */
function profileFor(seed: Config['seed']) {
  const samples = practitioners.map(({ picture, ...practitioner }, index) => ({
    ...practitioner,
    image: `uploads/practitioners/${samplePicture(picture, index)}`,
  }));
  return { ...clinicProfile, practitioners: seed === 'demo' ? samples : [] };
}
