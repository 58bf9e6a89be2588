import { hkdfSync, randomBytes } from 'node:crypto';

const length = 32;

/** A new key as it is printed: 64 hexadecimal digits in groups of four, which can be typed from paper. */
export function createBackupKey(): string {
  return (randomBytes(length).toString('hex').match(/.{4}/g) ?? []).join('-');
}

/**
 * Reads a printed key; case, spaces and hyphens do not matter.
 * @throws Error with the end of a sentence that starts with the name of the variable.
 */
export function readBackupKey(text: string): Buffer {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^[\da-f]{64}$/i.test(digits))
    throw new Error('must be a key of 64 digits, as the command `backup key` makes it');
  return Buffer.from(digits, 'hex');
}

/** A key for one purpose, in bytes. */
export function deriveKey(key: Buffer, salt: Uint8Array, purpose: string, bytes = length): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, purpose, bytes));
}
