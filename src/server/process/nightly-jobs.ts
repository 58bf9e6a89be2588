import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '#server/log.ts';
import { root } from '#server/root.ts';

const ownProgram = fileURLToPath(new URL('src/nightly.ts', root));
const intervalMs = 3_600_000;

interface Options {
  program?: string;
  firstAfterMs?: number;
  /** Environment of the child process. Defaults to that of this process. */
  env?: Record<string, string | undefined>;
}

/**
 * Runs `src/nightly.ts` soon after the start and then every hour, until the returned function is called. It is a separate
 * process with low priority because it reads all data, and requests must not wait for it.
 */
export function scheduleNightlyJobs(log: Log, options: Options = {}): () => void {
  const { program = ownProgram, firstAfterMs = 60_000, env } = options;
  let running: ChildProcess | undefined;
  let isStopped = false;
  const run = () => {
    if (running) return;
    running = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'], ...(env && { env }) });
    running.once('error', (error) => log.error('the nightly jobs could not be started', { error }));
    running.once('close', (_code, signal) => {
      running = undefined;
      // Failed jobs log themselves; a process that was killed, such as for want of memory, cannot.
      if (signal && !isStopped) log.error('the nightly jobs were killed', { signal });
    });
  };
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, intervalMs);
  return () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
    running?.kill();
  };
}
