import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#server/config.ts';
import { root } from '#server/root.ts';
import { type Checksums, packageIn, refuseUnsigned, signatureName, sumsName } from './checksums.ts';
import { isOlder } from './versions.ts';

// `RELEASE_URL` names a folder with the files of the newest release.

const limits = {
  checksums: { bytes: 1_000_000, ms: 20_000 },
  package: { bytes: 1_000_000_000, ms: 1_800_000 },
};

type Limits = (typeof limits)[keyof typeof limits];

/** @throws StartError when there are none. */
export async function fetchChecksums(address: URL): Promise<Checksums> {
  const [sums, signature] = await Promise.all(
    [sumsName, signatureName].map((name) => fetchFile(address, name, limits.checksums)),
  );
  if (!sums) throw new StartError(`There is no ${sumsName} at ${address.href}.`);
  return { sums: await buffer(sums), signature: signature ? (await buffer(signature)).toString() : undefined };
}

/** @throws StartError when it is not there. */
export async function fetchPackage(address: URL, name: string, file: string) {
  const content = await fetchFile(address, name, limits.package);
  if (!content) throw new StartError(`There is no ${name} at ${address.href}.`);
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw unreachable(address, error);
  });
}

/**
 * The version that is published, and whether it is newer than another.
 * @throws StartError when it cannot be read, or is not signed with the key.
 */
export async function findNewest(address: URL, version: string, publicKey: string | undefined) {
  const checksums = await fetchChecksums(address);
  refuseUnsigned(checksums, publicKey);
  const newest = packageIn(checksums).version;
  return { version: newest, is_newer: isOlder(version, newest) };
}

/** The public key that this version knows. */
export function ownKey() {
  const file = new URL('deploy/minisign.pub', root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Null where there is no such file. */
async function fetchFile(address: URL, name: string, { bytes, ms }: Limits) {
  const folder = address.href.endsWith('/') ? address : `${address.href}/`;
  try {
    const answer = await fetch(new URL(encodeURIComponent(name), folder), { signal: AbortSignal.timeout(ms) });
    if (answer.status === 404) return null;
    if (!answer.ok || !answer.body) throw new Error(`it answers ${answer.status}`);
    return Readable.from(atMost(bytes, answer.body));
  } catch (error) {
    throw unreachable(address, error);
  }
}

async function* atMost(limit: number, body: AsyncIterable<Uint8Array>) {
  let count = 0;
  for await (const part of body) {
    count += part.length;
    if (count > limit) throw new Error('it sends too much');
    yield part;
  }
}

function unreachable({ href }: URL, error: unknown) {
  const { message, cause } = error as Error;
  return new StartError(`${href} could not be read: ${cause instanceof Error ? cause.message : message}.`, {
    cause: error,
  });
}
