import { execFile } from 'node:child_process';

type Environment = Record<string, string | undefined>;

export interface Ended {
  code: unknown;
  output: string;
  problem: string;
}

/** Runs a program of `src` as `npm run` does, with this environment and that of the launcher only. */
export function runProgram(program: string, args: string[], environment: Environment): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_COMPILE_CACHE, ...environment };
  execFile(process.execPath, [`src/${program}.ts`, ...args], { env }, (error, output, problem) => {
    resolve({ code: error?.code ?? 0, output, problem: problem.trim() });
  });
  return promise;
}
