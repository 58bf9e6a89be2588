// `npm run test:faults`: tests that take minutes or need the right to mount a disk. Arguments go to Vitest: `-- kill`.
import { runConfig } from './test/run-config.ts';

await runConfig('e2e/faults/vitest.config.ts');
