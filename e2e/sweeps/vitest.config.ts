import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { browserTests, programTests } from '../../vitest.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const hasWidths = (file: string) => readFileSync(path.join(root, file), 'utf8').includes('testing/widths.ts');

/** Rules for every page, sheet, dialog and question, and all other tests of a width at its other widths: they take minutes. */
export default defineConfig({
  test: {
    root,
    projects: [
      { test: { ...programTests, name: 'sweeps', root, include: ['e2e/sweeps/*.sweep.ts'] } },
      {
        test: {
          ...browserTests,
          name: 'other widths',
          root,
          include: globSync('e2e/*.spec.ts', { cwd: root }).filter(hasWidths),
          provide: { otherWidths: true },
          setupFiles: ['e2e/sweeps/other-widths.ts'],
        },
      },
    ],
  },
});
