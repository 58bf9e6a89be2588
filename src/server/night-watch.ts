import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from './log.ts';
import { root } from './root.ts';

const program = fileURLToPath(new URL('src/nightly.ts', root));
const everyMs = 3_600_000;

interface Options {
  firstAfterMs?: number;
  /** Of the program that does the work; the one of this process when there is none. */
  env?: Record<string, string | undefined>;
}

/**
 * Sees to the backup of the night and to what is left behind, soon after the start and every hour, until the returned function
 * is called. It is a process of its own, since it reads everything there is, and requests go first.
 */
export function watchNight(log: Log, { firstAfterMs = 60_000, env }: Options = {}): () => void {
  let running: ChildProcess | undefined;
  const run = () => {
    if (running) return;
    running = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'], ...(env && { env }) });
    running.once('error', (error) => log.error('the nightly work could not be started', { error }));
    running.once('close', () => {
      running = undefined;
    });
  };
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    running?.kill();
  };
}
