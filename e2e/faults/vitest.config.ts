import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Fault tests take minutes. They run one after another, each against its own server. */
export default defineConfig({
  test: {
    name: 'faults',
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['e2e/faults/*.fault.ts'],
    globalSetup: ['src/server/testing/postgres.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
