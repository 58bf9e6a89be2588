import { randomBytes, randomInt } from 'node:crypto';
import { hashPassword, saltOf } from './passwords.ts';
import { hashToken } from './tokens.ts';

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
  return { codes: codes.map(groupsOfFive), hashes };
}

/** The hashes that a code may be stored under, given one of those of its owner. Versions before 1.1 stored a plain SHA-256. */
export async function hashesOfRecoveryCode(digits: string, stored: string | undefined) {
  const isSalted = stored?.startsWith('argon2id$');
  return [hashToken(digits), ...(isSalted ? [await hashPassword(digits, saltOf(stored ?? ''))] : [])];
}

function groupsOfFive(digits: number[]) {
  return digits.join('').replace(/\d{5}(?=\d)/g, '$&-');
}
