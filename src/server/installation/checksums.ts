import { StartError } from '#server/config.ts';
import { isSignedBy } from './minisign.ts';

/** The files by which a release is verified; they are beside its packages. */
export const sumsName = 'SHA256SUMS';
export const signatureName = 'SHA256SUMS.minisig';

export interface Checksums {
  sums: Buffer;
  /** Undefined where there is none. */
  signature: string | undefined;
}

/**
 * @param publicKey - of the version in use; undefined if it has none
 * @throws StartError unless the key has signed the checksums.
 */
export function refuseUnsigned({ sums, signature }: Checksums, publicKey: string | undefined) {
  if (publicKey === undefined)
    throw new StartError('The version in use knows no public key, so who made another one cannot be told.');
  if (sums.length === 0) throw new StartError(`There is no ${sumsName}, which says what a package should be.`);
  if (signature === undefined) throw new StartError(`There is no ${signatureName}, the signature of ${sumsName}.`);
  if (!isSignedBy(publicKey, sums, signature))
    throw new StartError(`The signature of ${sumsName} is not by the key that the version in use knows.`);
}

/** The SHA-256 sum of the file with exactly this name, in hexadecimal digits; undefined unless it is named once. */
export function sumOf({ sums }: Checksums, name: string): string | undefined {
  const lines = linesOf(sums).filter((line) => line.slice(66) === name);
  return lines.length === 1 ? lines[0]?.slice(0, 64) : undefined;
}

/** The package for this machine in a release. */
export function packageIn({ sums }: Checksums) {
  for (const line of linesOf(sums)) {
    const name = line.slice(66);
    const [, version, machine] = /^physiotherapy-app-([\w.+-]+)-([a-z0-9]+-[a-z0-9]+)\.tar\.gz$/.exec(name) ?? [];
    if (version && machine === `${process.platform}-${process.arch}`) return { name, version };
  }
  throw new StartError(`${sumsName} names no package for ${process.platform} on ${process.arch}.`);
}

function linesOf(sums: Buffer) {
  return sums
    .toString()
    .split(/\r?\n/)
    .filter((line) => /^[\da-f]{64} [ *]/.test(line));
}
