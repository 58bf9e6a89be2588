import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSignedBy } from '#server/installation/minisign.ts';
import { signFile } from './minisign.ts';

// It runs without the project's packages: none of them comes near the key.

/** Returns, as sentences, why what is published from this folder cannot be signed with this key. */
export function findObstaclesToSigning(folder: string, secretKey: string | undefined): string[] {
  const file = path.join(folder, 'deploy/minisign.pub');
  if (!existsSync(file)) return secretKey ? ['There is a key to sign with, and no deploy/minisign.pub.'] : [];
  if (!secretKey) return ['deploy/minisign.pub is there, and no key to sign with: the file with its secret half.'];
  const content = Buffer.from('a trial');
  try {
    const isPair = isSignedBy(readFileSync(file, 'utf8'), content, signFile(content, secretKey, ''));
    return isPair ? [] : ['The key to sign with is not the secret half of deploy/minisign.pub.'];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Signs SHA256SUMS in a folder, as `minisign -V` reads it, and returns the file with the signature. */
export function signChecksums(folder: string, secretKey: string, comment: string) {
  const file = path.join(folder, 'SHA256SUMS');
  writeFileSync(`${file}.minisig`, signFile(readFileSync(file), secretKey, comment));
  return `${file}.minisig`;
}
