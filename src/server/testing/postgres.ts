import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

export type DatabaseKind = 'sqlite' | 'postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database of the server's tests. */
    database: DatabaseKind;
    /** URL of the database "postgres" for the superuser. Set only if `database` is 'postgres'. */
    postgresUrl: string;
  }
}

export interface PostgresServer {
  /** URL of the database "postgres" for the superuser. */
  url: string;
  /** `fast` ends all connections first; `immediate` is a crash. Resolves when the server accepts connections again. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** Vitest's globalSetup: starts a PostgreSQL server for this run, and stops it afterwards. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

export async function startPostgres(): Promise<PostgresServer> {
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('postgres-server.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl-C must not reach the server, which stops when its input ends, however this process ends
  });
  const problem = text(keeper.stderr);
  const output = keeper.stdout.setEncoding('utf8');
  const ended = once(keeper, 'exit').then(async () => {
    throw new Error(`The PostgreSQL for the tests has ended.\n${await problem}`);
  });
  const nextOutput = async () => String((await Promise.race([once(output, 'data'), ended]))[0]);
  const url = await nextOutput();
  ended.catch(() => undefined); // ends as asked from now on
  return {
    url,
    async restart(mode) {
      const restarted = nextOutput();
      keeper.stdin.write(`${mode}\n`);
      await restarted;
    },
    stop: () => stop(keeper),
  };
}

async function stop(keeper: ChildProcess) {
  const exit = once(keeper, 'exit');
  keeper.stdin?.end();
  await exit;
}
