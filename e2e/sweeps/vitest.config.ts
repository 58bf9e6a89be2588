import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { browserTests } from '../../vitest.config.ts';

/** Rules for every page, sheet, dialog and question, at every width: they take minutes. */
export default defineConfig({
  test: {
    ...browserTests,
    name: 'sweeps',
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['e2e/sweeps/*.sweep.ts'],
  },
});
