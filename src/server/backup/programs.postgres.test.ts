import { expect, test } from 'vitest';
import { hourAhead } from '#server/testing/hour-ahead.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { createMigratedDatabase } from '#server/testing/test-database.ts';

test('the nightly jobs are left to an instance whose clock is that of the database', async () => {
  const { dataDir, databaseUrl, close } = await createMigratedDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_OPTIONS: hourAhead };
  expect(await runProgram('nightly', [], env)).toEqual({
    code: 1,
    output: '',
    problem:
      'No nightly jobs: the clock of this machine differs from that of the database by more than 30 seconds: set it by NTP.',
  });
  await close();
});
