import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretsOf } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts secrets that are stored in the database, so that a copy of the database alone does not reveal them. */
export function createEncryption(sessionSecret: string, purpose: string) {
  const keys = secretsOf(sessionSecret).map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const [key = Buffer.alloc(0)] = keys;

  return {
    encrypt,
    /** Null when it was encrypted with another secret or for another owner, or has been modified. */
    decrypt(encrypted: string, owner: string): Buffer | null {
      return (
        keys
          .values()
          .map((each) => decryptWith(each, encrypted, owner))
          .find((content) => content !== null) ?? null
      );
    },
    /** Encrypts the content again, with the first secret; null if it already is, or cannot be decrypted. */
    renew(encrypted: string, owner: string): string | null {
      if (decryptWith(key, encrypted, owner)) return null;
      const content = this.decrypt(encrypted, owner);
      return content && encrypt(content, owner);
    },
  };

  /** The result can only be decrypted for the same owner. */
  function encrypt(content: Buffer, owner: string): string {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  }
}

function decryptWith(key: Buffer, encrypted: string, owner: string): Buffer | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
  } catch {
    return null;
  }
}
