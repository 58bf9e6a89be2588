import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#server/config.ts';
import { type Checksums, packageIn, refuseUnsigned, signatureName, sumOf, sumsName } from './checksums.ts';
import type { Places } from './places.ts';
import { fetchChecksums, fetchPackage } from './release-address.ts';
import { say } from './run.ts';
import { isInUse } from './switch-version.ts';
import { linkedVersion } from './versions.ts';

/** A package in a file with the checksums beside it, or the newest one at an address. */
export type PackageSource = string | URL;

/**
 * Copies a package to a folder that only root can change, verifies the copy, and works with it: what is unpacked is what was verified,
 * whatever happens to the file meanwhile. Only the key of the version in use counts.
 * @throws StartError that says why not. Nothing is left of the copy.
 */
export async function withPackage(
  places: Places,
  source: PackageSource,
  { unsigned }: { unsigned: boolean },
  work: (file: string) => Promise<void>,
) {
  const folder = path.join(places.versions, '.incoming');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const checksums = source instanceof URL ? await fetchChecksums(source) : readChecksums(source);
    if (!unsigned) verify(() => refuseUnsigned(checksums, keyInUse(places)));
    const name = source instanceof URL ? packageIn(checksums).name : path.basename(source);
    const file = path.join(folder, 'package.tar.gz');
    if (source instanceof URL) {
      if (isInUse(places, path.join(places.versions, name.replace(/\.tar\.gz$/, ''))))
        return say(`The newest version, ${packageIn(checksums).version}, is in use already.`);
      say(`Fetching ${name}`);
      await fetchPackage(source, name, file);
    } else copyFileSync(source, file);
    if (unsigned) say('Neither the checksum nor a signature of the package is compared.');
    else await compare(checksums, name, file);
    await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readChecksums(file: string): Checksums {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const [sums, signature] = [sumsName, signatureName].map((name) => path.join(path.dirname(file), name));
  const read = (one = '') => (existsSync(one) ? readFileSync(one) : undefined);
  return { sums: read(sums) ?? Buffer.alloc(0), signature: read(signature)?.toString() };
}

/** The text of the public key in the version in use. */
export function keyInUse(places: Places) {
  const current = linkedVersion(places, 'current');
  const key = current && path.join(current, 'deploy/minisign.pub');
  return key && existsSync(key) ? readFileSync(key, 'utf8') : undefined;
}

async function compare(checksums: Checksums, name: string, file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  verify(() => {
    const sum = sumOf(checksums, name);
    if (sum === undefined) throw new StartError(`${sumsName} does not name ${name}, or not once.`);
    if (sum !== hash.digest('hex'))
      throw new StartError(`${name} is damaged or has been changed: it is not what ${sumsName} says.`);
  });
  say('The checksum and its signature are right.');
}

function verify(check: () => void) {
  try {
    check();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(`${error.message} Nothing has changed. To use the package all the same, say --unsigned.`);
  }
}
