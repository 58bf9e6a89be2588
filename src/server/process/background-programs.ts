import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '#server/log.ts';
import { root } from '#server/root.ts';

interface Background {
  /** How the log calls it. */
  name: string;
  /** A file of the program. */
  program: string;
  firstAfterMs: number;
  /** How long after one run the next begins. `failures` is how many have failed one after the other. */
  nextAfterMs: (failures: number) => number;
}

/** Tells a program that it runs for the first time since the server was started. */
export const afterStart = 'after-start';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

/** A quarter of an hour; after a failure one minute, then twice as long each time, up to a quarter of an hour. */
export function untilNextCopy(failures: number) {
  return failures === 0 ? quarterMs : Math.min(minuteMs * 2 ** (failures - 1), quarterMs);
}

type Options = Partial<Pick<Background, 'program' | 'firstAfterMs' | 'nextAfterMs'>> & {
  /** Environment of the child process. Defaults to that of this process. */
  env?: Record<string, string | undefined>;
};

/** Runs `src/nightly.ts` soon after the start and then every hour, until the returned function is called. */
export function scheduleNightlyJobs(log: Log, options: Options = {}) {
  const hourly = { program: 'src/nightly.ts', firstAfterMs: minuteMs, nextAfterMs: () => 60 * minuteMs };
  return schedule(log, { name: 'the nightly jobs', ...hourly, ...options });
}

/** Runs `src/off-site.ts` soon after the start and then every quarter of an hour, until the returned function is called. */
export function scheduleOffSite(log: Log, options: Options = {}) {
  const often = { program: 'src/off-site.ts', firstAfterMs: minuteMs / 2, nextAfterMs: untilNextCopy };
  return schedule(log, { name: 'the copies off site', ...often, ...options });
}

/** Each is a separate process with low priority because it reads all data, and requests must not wait for it. */
function schedule(log: Log, { name, program, firstAfterMs, nextAfterMs, env }: Background & Options): () => void {
  const file = fileURLToPath(new URL(program, root));
  let running: ChildProcess | undefined;
  let failures = 0;
  let isStopped = false;
  let isFirst = true;
  let timer = setTimeout(run, firstAfterMs);

  function run() {
    running = spawn(process.execPath, [file, ...(isFirst ? [afterStart] : [])], {
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(env && { env }),
    });
    isFirst = false;
    running.once('error', (error) => log.error(`${name} could not be started`, { error }));
    running.once('close', (code, signal) => {
      running = undefined;
      if (isStopped) return;
      // Failed jobs log themselves; a process that was killed, such as for want of memory, cannot.
      if (signal) log.error(`${name} were killed`, { signal });
      failures = code === 0 ? 0 : failures + 1;
      timer = setTimeout(run, nextAfterMs(failures));
    });
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
    running?.kill();
  };
}
