import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './launch/run.mjs';

/** Installs packages that only one command needs, when it runs for the first time. Returns the folder that has their `node_modules`. */
export async function installOnDemand(packages: string[]) {
  const folder = path.resolve('node_modules/.cache/on-demand', packages.join('+').replaceAll('/', '-'));
  if (!existsSync(folder)) {
    const code = await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...packages]);
    if (code !== 0) throw new Error(`${packages.join(' and ')} could not be installed.`);
  }
  return folder;
}

/** Imports files of such packages. */
export async function loadPackages<T extends unknown[]>(packages: string[], files: string[]): Promise<T> {
  const folder = await installOnDemand(packages);
  return (await Promise.all(files.map((file) => import(path.join(folder, 'node_modules', file))))) as T;
}
