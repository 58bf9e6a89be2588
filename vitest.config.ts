import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { DatabaseKind } from '#server/testing/postgres.ts';

// Browser tests run last and three at a time: each waits for its page now and then, and more of them starve each other on two cores. The
// other projects need an order as well, because with a single worker Vitest runs projects without one at the end.
const first = { ...sharedWorkers(), maxWorkers: '100%', sequence: { groupOrder: 1 } };
const last = { ...sharedWorkers(), maxWorkers: 3, sequence: { groupOrder: 2 } };

const server = 'src/server';

/** The file of a resource with its name, such as resources/reviews/reviews.test.ts. */
const isMainFile = (file: string) => /[\\/]([\w-]+)[\\/]\1\.test\.ts$/.test(file);
const opensDatabase = (file: string) =>
  /testing\/test-(?:app|database)\.ts|inject\('postgresUrl'\)/.test(readFileSync(file, 'utf8'));

/**
 * Tests that run on PostgreSQL too: of the database itself, one file of each resource, and those in which people race, lists are paged or
 * searched, or many rows are written. The others say nothing about a database that these do not.
 */
const aboutTheDatabase = [
  ...globSync(`${server}/**/*.postgres.test.ts`),
  ...globSync(`${server}/{db,limits}/**/*.test.ts`).filter(
    (file) => opensDatabase(file) && !/[\\/]seed[\\/]/.test(file),
  ),
  ...globSync(`${server}/resources/**/*.test.ts`).filter(isMainFile),
  ...[
    'auth/{login-limits,mass-reading}',
    'backup/{backup,programs,update-schema}',
    'files/disk-full',
    'http/any-input',
    'resources/appointments/{appointments-export,follow-up}',
    'resources/blogs/blogs-list',
    'resources/bookings/*',
    'resources/contact-log/to-tell',
    'resources/imports/patient-imports',
    'resources/outbox/mail-to-staff',
    'resources/patient-data/retention',
    'resources/outbox/offers',
    'resources/patient-pages/patient-moves',
    'resources/{patients,people,search}/*',
    'resources/times/assigned-rooms',
    'resources/visits/{confirmations,stages}',
    'storage/uploads',
    'updates/content-version',
  ].flatMap(filesOf),
];

/** Files are moved and renamed, and none may fall out of a list unnoticed. */
function filesOf(name: string) {
  const found = globSync(`${server}/${name}.test.ts`).filter(opensDatabase);
  if (found.length === 0) throw new Error(`No test of a database is at ${name}.`);
  return found;
}

const migratedDatabase = 'src/server/testing/migrated-database.ts';

export const browserTests = {
  ...last,
  globalSetup: ['e2e/testing/seeded-database.ts'],
  testTimeout: 240_000, // on a busy machine; what a page waits for has 30 s of its own
  hookTimeout: 120_000,
};

/** Tests of the program alone, some of which run the server in their own process. */
export const programTests = { ...browserTests, globalSetup: [migratedDatabase, ...browserTests.globalSetup] };

const specs = globSync('e2e/*.spec.ts');
const opensBrowser = (file: string) => /testing\/(?:visits|chromium)/.test(readFileSync(file, 'utf8'));

/** Tested with hashes that cost what they should. */
const slowHashes = 'src/server/auth/passwords.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...first,
          name: 'unit',
          include: ['{src/contract,src/languages,src/web,art,bench,scripts}/**/*.test.{ts,tsx}', slowHashes],
        },
      },
      serverTests('sqlite', ['src/server/**/*.test.ts'], 'postgres'),
      serverTests('postgres', aboutTheDatabase, 'sqlite', ['src/server/testing/postgres.ts']),
      { test: { ...programTests, name: 'program', include: specs.filter((file) => !opensBrowser(file)) } },
      { test: { ...browserTests, name: 'browser', include: specs.filter(opensBrowser) } },
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
