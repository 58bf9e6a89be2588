import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVersion } from '#server/version.ts';
import { ensureBuilt } from '../launch/build.mjs';
import { makePackage } from '../package/make-package.ts';
import { type NodeBuild, takeOfficialNode } from '../package/official-node.ts';
import { makeSbom } from '../supply/sbom.ts';
import { root } from './changelog.ts';
import { signFile } from './minisign.ts';
import { readManifest } from './preconditions.ts';
import { describeProvenance, nodeFromNpm, sha256Of } from './provenance.ts';

export const dist = path.join(root, 'dist');
const archs = ['x64', 'arm64'];

/**
 * Makes what is published, in `dist`: packages, bill of materials, provenance, checksums and, with a key, their signature.
 * @param isOfficial whether the packages get the Node.js project's own build instead of the one from npm
 * @returns the files
 */
export async function makeFiles({ isOfficial, secretKey }: { isOfficial: boolean; secretKey: string | undefined }) {
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
  const made = [...packages, writeJson(`${base}.cdx.json`, makeSbom())];
  made.push(writeJson(`${base}.provenance.json`, describeProvenance(made, nodes, began)));
  return [...made, ...writeChecksums(dist, made, secretKey)];
}

function writeJson(file: string, content: unknown) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}

/** In the form that `sha256sum --check SHA256SUMS` reads, and signed as `minisign -V` reads it. */
export function writeChecksums(folder: string, files: string[], secretKey: string | undefined) {
  const sums = Buffer.from(files.map((file) => `${sha256Of(readFileSync(file))}  ${path.basename(file)}\n`).join(''));
  const file = path.join(folder, 'SHA256SUMS');
  writeFileSync(file, sums);
  if (!secretKey) return [file];
  const signature = signFile(sums, secretKey, `${readManifest(root).name} ${readVersion()}`);
  writeFileSync(`${file}.minisig`, signature);
  return [file, `${file}.minisig`];
}
