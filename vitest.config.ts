import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { DatabaseKind } from '#server/testing/postgres.ts';

// Browser tests run last and two at a time: they mostly wait, but a third would starve the others. The other projects need an
// order as well, because with a single worker Vitest runs projects without one at the end.
const first = { maxWorkers: '100%', sequence: { groupOrder: 1 }, expect: patientPolls() };
const last = { maxWorkers: 2, sequence: { groupOrder: 2 }, expect: patientPolls() };

const migratedDatabase = 'src/server/testing/migrated-database.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { ...first, name: 'unit', include: ['{src/contract,src/web,art,bench,scripts}/**/*.test.{ts,tsx}'] } },
      serverTests('sqlite'),
      serverTests('postgres', ['src/server/testing/postgres.ts']),
      {
        test: {
          ...last,
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: [migratedDatabase],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

/** By default `expect.poll` gives up after a second, in which a busy machine may not even load a page. */
function patientPolls() {
  return { poll: { timeout: 15_000 } };
}

function serverTests(database: DatabaseKind, servers: string[] = []): TestProjectInlineConfiguration {
  const globalSetup = [...servers, migratedDatabase];
  const include = ['src/server/**/*.test.ts'];
  const patience = { testTimeout: 30_000, hookTimeout: 30_000 }; // for a busy machine; no test waits for time to pass
  return { test: { ...first, ...patience, name: database, include, provide: { database }, globalSetup } };
}
