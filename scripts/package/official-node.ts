import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';

export interface NodeBuild {
  /** Undefined: the one from npm that is installed. */
  folder?: string;
  uri: string;
  digest: Record<string, string>;
}

/**
 * Downloads the Node.js project's own build for Linux, compares it with the checksum that is published beside it, and unpacks it.
 * @throws Error if it differs
 */
export async function takeOfficialNode(
  arch: string,
  folder: string,
  from = `https://nodejs.org/dist/${process.version}`,
): Promise<NodeBuild> {
  const file = `node-${process.version}-linux-${arch}.tar.gz`;
  const uri = `${from}/${file}`;
  const published = (await download(`${from}/SHASUMS256.txt`)).toString();
  const archive = await download(uri);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  if (!published.split('\n').includes(`${sha256}  ${file}`))
    throw new Error(`${uri} is not the file of the published checksum.`);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xz', '-C', folder, '--strip-components=1'], { input: archive });
  return { folder, uri, digest: { sha256 } };
}

async function download(uri: string) {
  const answer = await fetch(uri);
  if (!answer.ok) throw new Error(`${uri} answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
