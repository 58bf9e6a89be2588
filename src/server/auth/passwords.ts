import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as sessionMessages from '#contract/messages/session.ts';
import { createQueue } from '#server/queue.ts';

// The second configuration that OWASP recommends for argon2id: 19 MiB, two passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

/**
 * Hashes take memory and a whole core for tens of milliseconds: a hundred logins at once must not take them all, and whoever
 * comes after a hundred that wait would wait for seconds.
 */
const inTurn = createQueue({ atOnce: 2, waiting: 100, sentence: sessionMessages.busy });

/** `argon2id$<salt>$<hash>`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce: salt, ...cost }));
  return ['argon2id', salt.toString('base64url'), hash.toString('base64url')].join('$');
}

const nobody = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Takes the same time for a user that does not exist (no hash) as for a wrong password. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? nobody).split('$');
  const nonce = Buffer.from(salt, 'base64url');
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce, ...cost }));
  return timingSafeEqual(hash, Buffer.from(expected, 'base64url')) && stored !== undefined;
}

/** For the first administrator: 20 characters that are easy to read and to type. */
export function generatePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(64))
    .filter((byte) => byte < alphabet.length * 8)
    .map((byte) => alphabet[byte % alphabet.length]);
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-');
}
