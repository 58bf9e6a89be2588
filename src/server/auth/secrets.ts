import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, StartError } from '#server/config.ts';

const shortest = 32;

/**
 * The secrets in SESSION_SECRET: one, or two separated by a comma while it is being changed. The first signs and encrypts; what the
 * other has signed or encrypted is accepted. A comma within a single secret is part of it.
 */
export function secretsOf(sessionSecret: string): readonly [string, ...string[]] {
  const [first = '', second = '', ...more] = sessionSecret.split(',').map((part) => part.trim());
  const areTwo = first.length >= shortest && second.length >= shortest && more.length === 0;
  return areTwo ? [first, second] : [sessionSecret];
}

/**
 * The secret that tokens are signed with: the configured one, or one that is generated once and stored in the data folder, which
 * several instances on PostgreSQL do not share.
 * @throws StartError when the stored one is damaged or cannot be written, or when PostgreSQL is used without a configured one.
 */
export function loadSessionSecret(
  config: Pick<Config, 'sessionSecret' | 'dataDir'> & Partial<Pick<Config, 'databaseUrl'>>,
): string {
  const { sessionSecret, dataDir, databaseUrl } = config;
  if (sessionSecret) return sessionSecret;
  const file = path.join(dataDir, 'session-secret');
  if (databaseUrl) {
    const source = existsSync(file) ? `the content of ${file}, used so far` : 'for example from `openssl rand -hex 32`';
    throw new StartError(`SESSION_SECRET must be set with DATABASE_URL, the same for all instances: ${source}.`);
  }
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(`DATA_DIR: the session secret cannot be stored in ${file}.`, { cause: error });
    }
  }
  const stored = readFileSync(file, 'utf8').trim();
  if (stored.length < 32) {
    throw new StartError(
      `SESSION_SECRET is unset and the one stored in ${file} is damaged. Delete that file, and everyone has to sign in again; those with two-step sign-in need a recovery code.`,
    );
  }
  return stored;
}

/** Signs texts for one purpose, with each secret. The first signature is the one to give out; all are accepted. */
export function createSigner(sessionSecret: string, purpose: string) {
  const keys = secretsOf(sessionSecret).map((secret) => createHash('sha256').update(`${purpose}:${secret}`).digest());
  return (text: string) =>
    keys.map((key) => createHmac('sha256', key).update(text).digest('base64url')) as [string, ...string[]];
}
