import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startDeadline = 30_000;

export const admin = { email: 'admin@example.com', password: 'a long enough password' };

export interface Site {
  url: string;
  pid: number;
  dataDir: string;
  admin: typeof admin;
  /** Everything that the program has printed. */
  output(): string;
  /** Closes the reading end of the program's output. */
  closeOutput(): void;
  /** Sends a signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

type Environment = Record<string, string>;

const ownCommand = [process.execPath, 'build/program/main.js'];

/** Starts the production build like `npm start`, on a free port, with a data folder of its own: empty, or a copy. */
export async function startSite(environment: Environment = {}, copied?: string): Promise<Site> {
  const dataDir = temporaryFolder('clinic-e2e-');
  if (copied) cpSync(copied, dataDir, { recursive: true });
  const site = await startProgram({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...environment,
  });
  await ready(site.url);
  return {
    ...site,
    async stop(signal) {
      const code = await site.stop(signal);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Runs the program, here or in another folder, with exactly this environment. Resolves when it answers. */
export async function startProgram(environment: Environment, folder = root, command = ownCommand): Promise<Site> {
  const { program, output } = run(environment, folder, command);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const exited = once(program, 'exit');
    program.kill(signal);
    const [code] = await exited;
    return code as number | null;
  };
  const url = await address(program, output);
  const closeOutput = () => program.stdout.destroy();
  return { url, pid: program.pid ?? 0, dataDir: environment['DATA_DIR'] ?? '', admin, output, closeOutput, stop };
}

/** Runs a program that is expected not to start. Resolves with its exit code and output. */
export async function runToEnd(environment: Environment, folder = root, command = ownCommand) {
  const { program, output } = run(environment, folder, command);
  const [code] = await once(program, 'close');
  return { code: code as number | null, output: output() };
}

function run(environment: Environment, folder: string, [file = '', ...args]: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const likeLauncher = { NODE_COMPILE_CACHE, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
  const env = { PATH, ...likeLauncher, PORT: '0', BACKUPS: 'off', ...environment };
  const program = spawn(file, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { program, output: () => text };
}

async function address(program: ChildProcess, output: () => string): Promise<string> {
  const signal = AbortSignal.timeout(startDeadline);
  const ended = once(program, 'exit').then(() => {
    throw new Error(`The program ended while starting:\n${output()}`);
  });
  for (;;) {
    const found = /running at (http:\S+)/.exec(output())?.[1];
    if (found) return found;
    await Promise.race([once(program.stdout as NodeJS.EventEmitter, 'data', { signal }), ended]);
  }
}

/** Resolves when a site has all that it needs to answer. */
export async function ready(url: string) {
  const deadline = Date.now() + startDeadline;
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    if (Date.now() > deadline) throw new Error(`${url} was not ready within ${startDeadline} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
