// `npm run test:sweeps`: rules for every page at every width, before each release and every night. Arguments go to Vitest: `-- large`.
import { runConfig } from './test/run-config.ts';

await runConfig('e2e/sweeps/vitest.config.ts');
