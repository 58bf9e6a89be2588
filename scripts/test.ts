// `npm test`: the checks, the build, then all tests. Arguments go to Vitest: `npm test -- --project sqlite reviews`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseCLI, startVitest, type TestModule } from 'vitest/node';
import { ensureBuilt } from './launch/build.mjs';
import { countTests, describeCounts, describeFailures, describeSlowest, modulesToRepeat } from './test/counts.ts';

const check = spawnSync(process.execPath, [path.join(import.meta.dirname, 'check.ts')], { stdio: 'inherit' });
if (check.status !== 0) process.exit(check.status ?? 1);

await ensureBuilt(process.execPath).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const first = await startVitest(filter, options);
const failed = modulesToRepeat(first.state.getTestModules());
const project = [...new Set(failed.map(({ project: { name } }) => name))];
const files = failed.map(({ moduleId }) => moduleId);
const second = failed.length > 0 ? await startVitest(files, { ...options, project }) : undefined;

// Only what has really run again takes the place of the first result.
const repeated = second?.state.getTestModules() ?? [];
const keyOf = ({ project: { name }, moduleId }: TestModule) => `${name} ${moduleId}`;
const keys = new Set(repeated.map(keyOf));
const modules = [...first.state.getTestModules().filter((module) => !keys.has(keyOf(module))), ...repeated];
const strayErrors = [first, second].flatMap((run) => run?.state.getUnhandledErrors() ?? []);
const counts = countTests(modules, strayErrors);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0; // running no test at all is a failure too
console.log(`The slowest files:\n${describeSlowest(first.state.getTestModules(), 20)}`);
const failures = describeFailures(failed);
if (failures) console.log(`Failed at first, and run once more:\n${failures}`);
console.log(describeCounts(counts));
