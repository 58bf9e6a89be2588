// `npm test`: the checks, the build, then all tests. Arguments go to Vitest: `npm test -- --project sqlite reviews`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { ensureBuilt } from './launch/build.mjs';
import { countTests, describeCounts, describeSlowest, describeUnsteady } from './test/counts.ts';

const check = spawnSync(process.execPath, [path.join(import.meta.dirname, 'check.ts')], { stdio: 'inherit' });
if (check.status !== 0) process.exit(check.status ?? 1);

await ensureBuilt(process.execPath).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const { state } = await startVitest(filter, options);
const modules = state.getTestModules();
const counts = countTests(modules, state.getUnhandledErrors());
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1; // running no test at all is a failure too
console.log(`The slowest files:\n${describeSlowest(modules, 20)}`);
const unsteady = describeUnsteady(modules);
if (unsteady) console.log(`Passed only when they were repeated:\n${unsteady}`);
console.log(describeCounts(counts));
