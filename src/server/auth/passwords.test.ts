import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import * as sessionMessages from '#contract/messages/session.ts';
import { watchHashing } from '#server/testing/watch-hashing.ts';
import { generatePassword, hashPassword, saltOf, verifyPassword } from './passwords.ts';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('a long enough password');
  expect(await verifyPassword('a long enough password', hash)).toBe(true);
  for (const wrong of ['', 'a long enough passwor', 'a long enough password ', 'A long enough password', hash]) {
    expect(await verifyPassword(wrong, hash)).toBe(false);
  }
});

test('a hash costs what OWASP recommends', async () => {
  const hash = await hashPassword('any');
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const expected = argon2Sync('argon2id', { message: 'any', nonce: saltOf(hash), ...cost });
  expect(hash.split('$').at(-1)).toBe(expected.toString('base64url'));
});

test('every hash has its own salt', async () => {
  const hashes = [await hashPassword('same password'), await hashPassword('same password')];
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const hash of hashes) expect(hash).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
});

test('no password matches an unknown user', async () => {
  for (const password of ['', 'admin', 'A'.repeat(43)]) expect(await verifyPassword(password, undefined)).toBe(false);
});

test('a password may contain any characters', async () => {
  const password = 'пароль 密码 🔑 \u0000';
  expect(await verifyPassword(password, await hashPassword(password))).toBe(true);
});

test('simultaneous verifications all get the right result', async () => {
  const hash = await hashPassword('right');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => verifyPassword(index % 2 ? 'right' : 'wrong', hash)),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 1));
});

test('two hashes run at once, a hundred wait, and further ones are refused', async () => {
  let outcomes: PromiseSettledResult<boolean>[] = [];
  const { runs, atOnce } = await watchHashing(async () => {
    outcomes = await Promise.allSettled(Array.from({ length: 105 }, () => verifyPassword('any', undefined)));
  });
  expect({ runs, atOnce }).toEqual({ runs: 102, atOnce: 2 });
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(3);
  for (const reason of refused)
    expect(reason).toMatchObject({
      code: 'unavailable',
      message: sessionMessages.busy,
      headers: { 'Retry-After': '5' },
    });
});

test('a generated password has 20 characters, none of which look alike', () => {
  const passwords = Array.from({ length: 500 }, generatePassword);
  for (const password of passwords) expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
  expect(new Set(passwords).size).toBe(500);
});
