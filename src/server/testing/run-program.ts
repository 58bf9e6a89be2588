import { execFile } from 'node:child_process';

type Environment = Record<string, string | undefined>;

export interface Ended {
  code: unknown;
  output: string;
  problem: string;
}

/** Runs a program of `src` as `npm run` does, with this environment only. */
export function runProgram(program: string, args: string[], environment: Environment): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(process.execPath, [`src/${program}.ts`, ...args], { env: environment }, (error, output, problem) => {
    resolve({ code: error?.code ?? 0, output, problem: problem.trim() });
  });
  return promise;
}
