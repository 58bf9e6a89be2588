import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createEncryption } from './encryption.ts';

const encryption = createEncryption('a secret of at least thirty-two characters', 'test');
const content = Buffer.from('12345678901234567890');
const encrypted = encryption.encrypt(content, 'administrator 1');

test('a secret can be decrypted for its owner, and is encrypted differently every time', () => {
  expect(encryption.decrypt(encrypted, 'administrator 1')).toEqual(content);
  expect(encryption.encrypt(content, 'administrator 1')).not.toBe(encrypted);
  expect(Buffer.from(encrypted, 'base64url').includes(content)).toBe(false);
});

test('it cannot be decrypted for another owner or purpose, or with another secret', () => {
  expect(encryption.decrypt(encrypted, 'administrator 2')).toBeNull();
  expect(
    createEncryption('a secret of at least thirty-two characters', 'other').decrypt(encrypted, 'administrator 1'),
  ).toBeNull();
  expect(
    createEncryption('another secret of thirty-two characters', 'test').decrypt(encrypted, 'administrator 1'),
  ).toBeNull();
});

test('modified ciphertext cannot be decrypted', async () => {
  const failures = await failuresOf(
    ['', 'short', `${encrypted.slice(0, -4)}AAAA`, `AAAA${encrypted.slice(4)}`, encrypted.slice(0, 20)],
    (changed) => {
      expect(encryption.decrypt(changed, 'administrator 1')).toBeNull();
    },
  );
  expect(failures).toEqual([]);
});
