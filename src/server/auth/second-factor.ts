import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { createEncryption } from './encryption.ts';
import { hashPassword, saltOf } from './passwords.ts';
import * as queries from './second-factor.queries.ts';
import { hashToken } from './tokens.ts';
import { findTotpStep } from './totp.ts';

export type SecondFactor = ReturnType<typeof createSecondFactor>;

type Owner = Pick<Row<'administrators'>, 'id' | 'totp_secret'>;

/** A code as it is spent. */
export interface ReadCode {
  digits: string;
  /** Null for a code from the app. */
  recoveryHashes: readonly string[] | null;
}

/** Two-step sign-in: codes from an authenticator app, or recovery codes. */
export function createSecondFactor(sessionSecret: string, clock: Clock) {
  const encryption = createEncryption(sessionSecret, 'second factor');
  const ownerName = (id: number) => `administrator ${id}`;

  return {
    encryptSecret: (id: number, secret: Buffer) => encryption.encrypt(secret, ownerName(id)),
    /** See `renew` of `encryption.ts`. */
    renew: (encrypted: string, id: number) => encryption.renew(encrypted, ownerName(id)),
    /** The time step of a code from the app; null when the code is wrong. */
    findStep,
    /** Prepares a code to be spent in a transaction, which must not wait for a hash. */
    async read(db: Database, id: number, code: string): Promise<ReadCode> {
      const digits = digitsOf(code);
      if (digits.length !== recoveryDigits) return { digits, recoveryHashes: null };
      return { digits, recoveryHashes: await hashesOfRecoveryCode(digits, await queries.findRecoveryHash(db, id)) };
    },
    /** Uses up a code from the app or a recovery code. False when it is wrong or has already been used. */
    async spend(trx: Transaction, { id, totp_secret }: Owner, { digits, recoveryHashes }: ReadCode): Promise<boolean> {
      if (recoveryHashes) return queries.spendRecoveryCode(trx, id, recoveryHashes);
      const step = findStep(id, totp_secret, digits);
      return step !== null && queries.spendStep(trx, id, step);
    },
  };

  function findStep(id: number, encrypted: string | null, code: string) {
    const secret = encrypted && encryption.decrypt(encrypted, ownerName(id));
    return secret ? findTotpStep(secret, digitsOf(code), clock()) : null;
  }
}

/** Removes the spaces and hyphens that people copy along. */
function digitsOf(code: string) {
  return code.replace(/[\s-]/g, '');
}

const count = 10;
export const recoveryDigits = 20;

/**
 * One-time codes for an administrator who has lost the phone, and what is stored of them. Digits only, so that they fit the field for
 * the app's codes. They share a salt, so that checking one takes a single hash.
 */
export async function generateRecoveryCodes() {
  const codes = Array.from({ length: count }, () => Array.from({ length: recoveryDigits }, () => randomInt(10)));
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((digits) => hashPassword(digits.join(''), salt)));
  const inGroups = codes.map((digits) => digits.join('').replace(/\d{5}(?=\d)/g, '$&-'));
  return { codes: inGroups, hashes };
}

/** The hashes that a code may be stored under, given one of those of its owner. Versions before 1.1 stored a plain SHA-256. */
async function hashesOfRecoveryCode(digits: string, stored: string | undefined) {
  const isSalted = stored?.startsWith('argon2id$');
  return [hashToken(digits), ...(isSalted ? [await hashPassword(digits, saltOf(stored ?? ''))] : [])];
}
