import { execFileSync } from 'node:child_process';

/** Runs npm, the one that runs this program if there is one, and returns what it prints. */
export function runNpm(folder: string, ...args: string[]) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const [program, ...before] = /npm-cli\.c?js$/.test(cli) ? [node, cli] : ['npm'];
  return execFileSync(program, [...before, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
