import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { DatabaseKind } from '#server/testing/postgres.ts';

// Browser tests run last and three at a time: each waits for its page now and then, and more of them starve each other on two cores. The
// other projects need an order as well, because with a single worker Vitest runs projects without one at the end.
const first = { ...sharedWorkers(), maxWorkers: '100%', sequence: { groupOrder: 1 } };
const last = { ...sharedWorkers(), maxWorkers: 3, sequence: { groupOrder: 2 } };

/** Files that open a database, without what is decided before a query or after it: HTTP and files, which are tested on SQLite. */
const aboutTheDatabase = globSync([
  'src/server/*.test.ts',
  'src/server/{auth,backup,db,files,limits,pages,process,resources,updates}/**/*.test.ts',
  'src/server/http/{any-input,rate-limit}.test.ts',
  'src/server/storage/{orphaned-uploads,uploads}.test.ts',
]).filter((file) => /testing\/test-(?:app|database)\.ts|inject\('postgresUrl'\)/.test(readFileSync(file, 'utf8')));

const migratedDatabase = 'src/server/testing/migrated-database.ts';

/** Tested with hashes that cost what they should. */
const slowHashes = 'src/server/auth/passwords.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...first,
          name: 'unit',
          include: ['{src/contract,src/web,art,bench,scripts}/**/*.test.{ts,tsx}', slowHashes],
        },
      },
      serverTests('sqlite', ['src/server/**/*.test.ts'], 'postgres'),
      serverTests('postgres', aboutTheDatabase, 'sqlite', ['src/server/testing/postgres.ts']),
      {
        test: {
          ...last,
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: [migratedDatabase, 'e2e/testing/seeded-database.ts'],
          testTimeout: 240_000, // on a busy machine; what a page waits for has 30 s of its own
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

/**
 * The files of a worker follow each other in one process and share its modules, whose repeated evaluation took a large
 * part of the time. No test replaces a module, and each has a database of its own. The time limits are for a busy machine: no test
 * waits for time to pass.
 */
function sharedWorkers() {
  return { isolate: false, testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };
}

/** Tests for one database alone are in `*.sqlite.test.ts` or `*.postgres.test.ts`. */
function serverTests(
  database: DatabaseKind,
  include: string[],
  other: DatabaseKind,
  servers: string[] = [],
): TestProjectInlineConfiguration {
  const exclude = [`**/*.${other}.test.ts`, slowHashes];
  const globalSetup = [...servers, migratedDatabase];
  const setupFiles = ['src/server/testing/quick-hashes.ts'];
  return { test: { ...first, name: database, include, exclude, provide: { database }, globalSetup, setupFiles } };
}
