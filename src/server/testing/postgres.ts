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

/** Vitest's globalSetup: starts a PostgreSQL server for this run, and stops it afterwards. */
export async function setup(project: TestProject) {
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('postgres-server.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl-C must not reach the server, which stops when its input ends, however this process ends
  });
  const problem = text(keeper.stderr);
  const [url] = await Promise.race([
    once(keeper.stdout.setEncoding('utf8'), 'data'),
    once(keeper, 'exit').then(() => []),
  ]);
  if (!url) throw new Error(`The PostgreSQL for the tests did not start.\n${await problem}`);
  project.provide('postgresUrl', String(url));
  return () => stop(keeper);
}

async function stop(keeper: ChildProcess) {
  const exit = once(keeper, 'exit');
  keeper.stdin?.end();
  await exit;
}
