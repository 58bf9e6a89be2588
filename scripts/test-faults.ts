// `npm run test:faults`: tests that take minutes or need the right to mount a disk. Arguments go to Vitest: `-- kill`.
import { parseCLI, startVitest } from 'vitest/node';
import { countTests, describeCounts } from './test/counts.ts';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const { state } = await startVitest(filter, { ...options, config: 'e2e/faults/vitest.config.ts' });
const counts = countTests(state.getTestModules(), state.getUnhandledErrors());
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
console.log(describeCounts(counts));
