import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const packages = path.join(import.meta.dirname, '../../node_modules');

export interface ToolResult {
  name: string;
  ok: boolean;
  output: string;
}

/** Runs the program of an npm package and collects its output; `name` is the heading to print it under. */
export async function runTool(packageName: string, args: string[], name = packageName): Promise<ToolResult> {
  const child = spawn(process.execPath, [programOf(packageName), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
  return { name, ok: code === 0, output: (await outputs).join('') };
}

/** Lints everything except the files that break rules on purpose. */
export function lint(...options: string[]) {
  return runTool('oxlint', ['--ignore-pattern', 'scripts/check/canary/**', ...options]);
}

// Run it by its path with this Node, because the shims in node_modules/.bin are shell scripts on Windows.
function programOf(packageName: string) {
  const folder = path.join(packages, packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { bin: Bin };
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (!program) throw new Error(`${packageName} has no program.`);
  return path.join(folder, program);
}

type Bin = string | Record<string, string>;
