import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';
import { isSignedBy } from './minisign.ts';
import { say } from './run.ts';

/**
 * Compares a package with the checksums beside it, and the checksums with their signature.
 * @param publicKey - file with the key of minisign; undefined where the project has none
 * @throws StartError if one is missing or wrong.
 */
export function verifyPackage(file: string, publicKey: string | undefined) {
  const sums = path.join(path.dirname(file), 'SHA256SUMS');
  const refuse = (reason: string) => {
    throw new StartError(`${reason} Nothing has changed. To use the package all the same, say --unsigned.`);
  };
  if (!existsSync(sums)) return refuse(`There is no SHA256SUMS beside ${file}, which says what it should be.`);
  const text = readFileSync(sums);
  const lines = text.toString().split(/\r?\n/);
  const line = lines.find((one) => one.replace(/^[0-9a-f]{64} [ *]/, '') === path.basename(file) && one.length > 66);
  if (!line) return refuse(`${sums} does not name ${path.basename(file)}.`);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (!line.startsWith(sum)) return refuse(`${file} is damaged or has been changed: it is not what SHA256SUMS says.`);
  if (!publicKey || !existsSync(publicKey)) {
    say('The checksum is right. It is not signed with a key that is known here, so who made it cannot be told.');
    return;
  }
  const signature = `${sums}.minisig`;
  if (!existsSync(signature)) return refuse(`There is no SHA256SUMS.minisig beside ${file}, the signature.`);
  if (!isSignedBy(readFileSync(publicKey, 'utf8'), text, readFileSync(signature, 'utf8')))
    return refuse(`The signature of ${sums} is not one of ${publicKey}.`);
  say('The checksum and its signature are right.');
}
