import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as sessionMessages from '#contract/messages/session.ts';
import { createQueue } from '#server/limits/queue.ts';

// OWASP's recommendation for argon2id: 19 MiB, two passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

/**
 * A hash takes memory and a whole core for tens of milliseconds, so two run at once. Behind a hundred waiting logins the wait
 * would be seconds, so further ones are refused.
 */
const inTurn = createQueue({ atOnce: 2, waiting: 100, message: sessionMessages.busy });

/** `argon2id$<salt>$<hash>`, both in base64url. Secrets that share a salt can be looked up by their hash. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce: salt, ...cost }));
  return ['argon2id', salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export function saltOf(stored: string) {
  return Buffer.from(stored.split('$')[1] ?? '', 'base64url');
}

/** Dummy hash, so that unknown accounts take equally long. */
export const unusableHash = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Takes the same time without a stored hash (unknown user) as for a wrong password. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? unusableHash).split('$');
  const nonce = Buffer.from(salt, 'base64url');
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce, ...cost }));
  return timingSafeEqual(hash, Buffer.from(expected, 'base64url')) && stored !== undefined;
}

/** 20 characters that are easy to read and to type, without those that look alike. */
export function generatePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(64))
    .filter((byte) => byte < alphabet.length * 8)
    .map((byte) => alphabet[byte % alphabet.length]);
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-');
}
