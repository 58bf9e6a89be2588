import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readVersion } from '#server/version.ts';
import { readLock } from '../launch/packages.mjs';
import type { NodeBuild } from '../package/official-node.ts';
import { git, root } from './changelog.ts';

/** Describes how these files were made, as an in-toto statement with SLSA's predicate of provenance. */
export function describeProvenance(files: string[], nodes: NodeBuild[], startedOn: Date) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map((file) => ({ name: path.basename(file), digest: { sha256: sha256Of(readFileSync(file)) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:physiotherapy-app:npm-run-release',
        externalParameters: { version: readVersion() },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: git(root, 'rev-parse', 'HEAD') } },
          { name: 'package-lock.json', digest: { sha256: sha256Of(lock) } },
          ...nodes.map(({ uri, digest }) => ({ uri, digest })),
        ],
      },
      runDetails: {
        builder: { id: builder() },
        metadata: { startedOn: startedOn.toISOString(), finishedOn: new Date().toISOString() },
      },
    },
  };
}

/** A machine of the maintainer proves nothing by itself; the signature says who vouches for it. */
function builder() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = process.env;
  return run ? `${server}/${repository}/actions/runs/${run}` : 'urn:physiotherapy-app:machine-of-a-maintainer';
}

/** The build of the pinned Node.js from npm, by the digest in the lock file. */
export function nodeFromNpm(arch: string): NodeBuild {
  const name = `node-linux-${arch}`;
  const { version = '', integrity = '' } = readLock()?.[`node_modules/${name}`] ?? {};
  const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return { uri: `pkg:npm/${name}@${version}`, digest: { sha512 } };
}

export function sha256Of(content: Buffer) {
  return createHash('sha256').update(content).digest('hex');
}
