import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVersion } from '#server/version.ts';
import { ensureBuilt } from '../launch/build.mjs';
import { makePackage } from '../package/make-package.ts';
import { type NodeBuild, takeOfficialNode } from '../package/official-node.ts';
import { makeSbom } from '../supply/sbom.ts';
import { root } from './changelog.ts';
import { readManifest } from './preconditions.ts';
import { describeProvenance, nodeFromNpm, sha256Of } from './provenance.ts';

export const dist = path.join(root, 'dist');
const archs = ['x64', 'arm64'];

/**
 * Makes what is published, in `dist`: packages, their installer, the public key, bill of materials, provenance and checksums.
 * @param isOfficial whether the packages get the Node.js project's own build instead of the one from npm
 * @returns the files
 */
export async function makeFiles({ isOfficial }: { isOfficial: boolean }) {
  const began = new Date();
  await ensureBuilt(process.execPath);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const nodes: NodeBuild[] = [];
  const packages: string[] = [];
  for (const arch of archs) {
    const node = isOfficial ? await takeOfficialNode(arch, path.join(dist, `node-${arch}`)) : nodeFromNpm(arch);
    nodes.push(node);
    packages.push(makePackage({ arch, node: node.folder }).file);
  }
  const base = path.join(dist, `${readManifest(root).name}-${readVersion()}`);
  const made = [...packages, ...copyInstaller(dist), writeJson(`${base}.cdx.json`, makeSbom())];
  made.push(writeJson(`${base}.provenance.json`, describeProvenance(made, nodes, began)));
  return [...made, writeChecksums(dist, made)];
}

function writeJson(file: string, content: unknown) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}

/** Files that a bare Debian needs besides a package: the installer, and the key that it trusts, if there is one. */
export function copyInstaller(folder: string, from = path.join(root, 'deploy')) {
  const names = ['install.sh', 'minisign.pub'].filter((name) => existsSync(path.join(from, name)));
  for (const name of names) copyFileSync(path.join(from, name), path.join(folder, name));
  return names.map((name) => path.join(folder, name));
}

/** Writes checksums in the form that `sha256sum --check SHA256SUMS` reads. */
export function writeChecksums(folder: string, files: string[]) {
  const file = path.join(folder, 'SHA256SUMS');
  writeFileSync(file, files.map((one) => `${sha256Of(readFileSync(one))}  ${path.basename(one)}\n`).join(''));
  return file;
}
