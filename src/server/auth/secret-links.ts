// See docs/decisions/0072-patients-own-page.md.

import { randomBytes } from 'node:crypto';
import { createEncryption } from './encryption.ts';
import { hashToken } from './tokens.ts';

/** 128 bits, which no one guesses. */
const tokenBytes = 16;

export type SecretLinks = ReturnType<typeof createSecretLinks>;

/** Addresses whose last part is a secret: anyone who knows them needs no password. The database has a hash and the encrypted token. */
export function createSecretLinks(sessionSecret: string, purpose: string) {
  const encryption = createEncryption(sessionSecret, purpose);
  return {
    /** A new token, and what is stored of it. */
    draw(ownerId: number) {
      const bytes = randomBytes(tokenBytes);
      const token = bytes.toString('base64url');
      return { token, stored: { token_hash: hashToken(token), token: encryption.encrypt(bytes, String(ownerId)) } };
    },
    /** See `renew` of `encryption.ts`. */
    renew: (encrypted: string, ownerId: number) => encryption.renew(encrypted, String(ownerId)),
    /** Null when it was encrypted with another SESSION_SECRET. */
    reveal(encrypted: string, ownerId: number) {
      return encryption.decrypt(encrypted, String(ownerId))?.toString('base64url') ?? null;
    },
  };
}
