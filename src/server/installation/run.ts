import { spawnSync } from 'node:child_process';
import { StartError } from '#server/config.ts';

/** Tells the person at the terminal about a step. */
export function say(sentence: string) {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${sentence}`);
}

/** Runs a program of the system to its end, and says whether it succeeded. */
export function tryRun(program: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const output = `${stdout ?? ''}${stderr ?? ''}`.trim() || (error?.message ?? '');
  return { succeeded: status === 0, stdout: stdout ?? '', output };
}

/**
 * Runs a program of the system that has to succeed, and returns its output.
 * @throws StartError with `failure` and the last line that the program printed.
 */
export function run(program: string, args: readonly string[], failure = `${program} failed`) {
  const { succeeded, stdout, output } = tryRun(program, args);
  if (!succeeded) throw new StartError(`${failure}: ${output.split('\n').at(-1)}`);
  return stdout;
}
