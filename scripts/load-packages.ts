import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './launch/run.mjs';

/** Imports files of packages that only one command needs, which installs them when it runs for the first time. */
export async function loadPackages<T extends unknown[]>(packages: string[], files: string[]): Promise<T> {
  const folder = path.resolve('node_modules/.cache/on-demand', packages.join('+'));
  if (!existsSync(folder)) {
    const code = await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...packages]);
    if (code !== 0) throw new Error(`${packages.join(' and ')} could not be installed.`);
  }
  return (await Promise.all(files.map((file) => import(path.join(folder, 'node_modules', file))))) as T;
}
