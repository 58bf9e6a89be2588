import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { loadSessionSecret } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-secret-'));
  return () => rmSync(dataDir, { recursive: true });
});

const load = () => loadSessionSecret({ sessionSecret: undefined, dataDir });
const file = () => path.join(dataDir, 'session-secret');

test('a configured secret is used and not stored', () => {
  expect(loadSessionSecret({ sessionSecret: 'configured', dataDir })).toBe('configured');
  expect(() => statSync(file())).toThrow('ENOENT');
});

test('without one, a secret is generated, stored so that only this account can read it, and reused', () => {
  const secret = load();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(load()).toBe(secret);
  expect(readFileSync(file(), 'utf8')).toBe(secret);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a damaged stored secret stops the server from starting, with a message that says what to do', () => {
  writeFileSync(file(), 'cut off');
  expect(load).toThrow(StartError);
  expect(load).toThrow(
    'Delete that file, and everyone has to sign in again; those with two-step sign-in need a recovery code.',
  );
});

test('a secret that cannot be stored stops the server from starting', () => {
  dataDir = path.join(dataDir, 'nothing');
  expect(load).toThrow(/^DATA_DIR: the session secret cannot be stored/);
  dataDir = path.dirname(dataDir);
});

test('with PostgreSQL a secret must be configured, and one that was generated before is not lost', () => {
  const withPostgres = () =>
    loadSessionSecret({ sessionSecret: undefined, dataDir, databaseUrl: 'postgres://db.example/clinic' });
  expect(withPostgres).toThrow(StartError);
  expect(withPostgres).toThrow(
    'SESSION_SECRET must be set with DATABASE_URL, the same for all instances: for example from `openssl rand -hex 32`.',
  );
  load();
  expect(withPostgres).toThrow(`the same for all instances: the content of ${file()}, used so far.`);
});
