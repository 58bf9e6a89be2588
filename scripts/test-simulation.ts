// `npm run test:simulation`: plays a year at the clinic, and compares everything that is stored beside what it follows from.
// Options: `-- --seed 7` repeats the acts of an earlier run, `--days 30` plays fewer of the 61 days, `--postgres` takes PostgreSQL.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPostgres } from '#server/testing/postgres.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { readSeed } from '#server/testing/random.ts';
import { describe, simulate } from '../e2e/simulation/simulate.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, days: { type: 'string', default: '61' }, postgres: { type: 'boolean' } },
});

async function run() {
  const seed = values.seed === undefined ? randomInt(2 ** 32) : readSeed(values.seed);
  const again = `npm run test:simulation -- --seed ${seed}${values.postgres ? ' --postgres' : ''}`;
  console.log(`seed ${seed}; to repeat its acts: ${again}`);
  const postgres = values.postgres ? await startPostgres() : undefined;
  const started = performance.now();
  try {
    const databaseUrl = postgres && (await createDatabase(postgres.url)).url;
    const result = await simulate({ seed, days: readSeed(values.days), databaseUrl, say: console.log });
    console.log(`${describe(result)}, in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    for (const sentence of result.found) console.error(sentence);
    if (result.found.length > 0) throw new Error(`Something contradicts something else on day ${result.day}: ${again}`);
  } finally {
    await postgres?.stop();
  }
}

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
