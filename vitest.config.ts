import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { DatabaseKind } from '#server/testing/postgres.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src/contract,src/web,scripts}/**/*.test.{ts,tsx}'] } },
      serverTests('sqlite'),
      serverTests('postgres', ['src/server/testing/postgres.ts']),
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 }, // after the others: a browser needs the machine to itself
        },
      },
    ],
  },
});

function serverTests(database: DatabaseKind, globalSetup: string[] = []): TestProjectInlineConfiguration {
  return { test: { name: database, include: ['src/server/**/*.test.ts'], provide: { database }, globalSetup } };
}
