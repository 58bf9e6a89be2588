// See docs/decisions/0083-markup-in-a-child-process.md.

import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createQueue, type QueueUse } from '#server/limits/queue.ts';
import { root } from '#server/root.ts';

export interface ChildProgramOptions {
  /** Absolute, or relative to the root of the project. */
  program: string;
  /** How long one task may take, with the start of the process. In ms. */
  deadline: number;
  /** How long the process stays without work before it ends, in ms. */
  idle?: number;
  execArgv?: string[];
  env?: Record<string, string>;
  /** How many tasks may wait. Unlimited by default. */
  waiting?: number;
  use?: QueueUse | undefined;
}

/**
 * Runs tasks on bytes and texts that others made, one at a time, in a child process that answers each message with one of its own. Its
 * memory is freed when it ends, and neither a crash nor endless work in it stops the server.
 * @returns a function that rejects when the process ends or takes too long; the next task then gets a new process
 */
export function createChildProgram<Output>(options: ChildProgramOptions) {
  const { deadline, idle = 10_000, waiting, use } = options;
  const inTurn = createQueue({ atOnce: 1, ...(waiting !== undefined && { waiting }), ...(use && { use }) });
  let child: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;

  return (input: Serializable): Promise<Output> =>
    inTurn(async () => {
      clearTimeout(ending);
      if (!child?.connected) child = start(options);
      try {
        return await ask<Output>(child, input, deadline);
      } catch (error) {
        const failed = child;
        child = undefined;
        await end(failed); // so that the work has truly ended when the next task begins
        throw error;
      } finally {
        ending = setTimeout(() => child?.connected && child.disconnect(), idle).unref();
      }
    });
}

/** The environment is not passed on: a process that reads untrusted files should not know secrets. */
function start({ program, execArgv = [], env = {} }: ChildProgramOptions) {
  const child = fork(fileURLToPath(new URL(program, root)), {
    serialization: 'advanced',
    execArgv,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The child must not keep this process alive: requests that wait for it do.
  child.unref();
  child.channel?.unref();
  return child;
}

async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.once('exit', resolve).kill('SIGKILL');
  child.ref();
  await ended;
}

async function ask<Output>(child: ChildProcess, input: Serializable, deadline: number): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  const onMessage = (message: unknown) => resolve(message as Output);
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`The child program ended (${signal ?? code}).`));
  const onDeadline = () => reject(new Error(`The child program took longer than ${deadline} ms.`));
  const timer = setTimeout(onDeadline, deadline);
  child.on('message', onMessage).on('exit', onExit).on('error', reject);
  child.send(input, (error) => error && reject(error));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', reject);
  }
}
