import { parseCLI, startVitest } from 'vitest/node';
import { countTests, describeCounts } from './counts.ts';

/** Runs the tests of a configuration with the arguments of the command, and sets the exit code. */
export async function runConfig(config: string) {
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  const { state } = await startVitest(filter, { ...options, config });
  const counts = countTests(state.getTestModules(), state.getUnhandledErrors());
  if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
  console.log(describeCounts(counts));
}
