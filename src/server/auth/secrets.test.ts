import { expect, test } from 'vitest';
import { createFormTokens } from '#server/http/form-tokens.ts';
import { createEncryption } from './encryption.ts';
import { secretsOf } from './secrets.ts';
import { createTokens } from './tokens.ts';

const before = 'the secret of last year, thirty-two';
const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
const both = `${next}, ${old}`;
const now = Date.UTC(2026, 10, 20);

test('two secrets are separated by a comma, and one may contain a comma', () => {
  expect(secretsOf(both)).toEqual([next, old]);
  expect(secretsOf(old)).toEqual([old]);
  expect(secretsOf(before)).toEqual([before]);
});

test('while a secret is being changed, what either has signed is accepted, and the first signs', async () => {
  const [tokensBefore, tokens, tokensAfter] = [old, both, next].map((secret) => createTokens(secret, () => now));
  const names = { sessionId: 'a', administratorId: 1 };
  const signed = await tokensBefore?.sign(names, now + 60_000);
  expect(await tokens?.verify(signed ?? '')).toEqual(names);
  expect(await tokensAfter?.verify(signed ?? '')).toBeNull();
  expect(await tokensAfter?.verify((await tokens?.sign(names, now + 60_000)) ?? '')).toEqual(names);
  expect(tokens?.xsrfTokens('a')).toEqual([tokensAfter?.xsrfTokens('a')[0], tokensBefore?.xsrfTokens('a')[0]]);

  const [formsBefore, forms, formsAfter] = [old, both, next].map((secret) => createFormTokens(secret, () => now));
  const form = formsBefore?.create() ?? '';
  expect(() => forms?.check(form)).toThrow('That was very quick.');
  expect(() => formsAfter?.check(form)).toThrow('open for too long');

  const [encryptionBefore, encryption, encryptionAfter] = [old, both, next].map((secret) =>
    createEncryption(secret, 'x'),
  );
  const encrypted = encryptionBefore?.encrypt(Buffer.from('text'), 'owner') ?? '';
  expect(encryption?.decrypt(encrypted, 'owner')?.toString()).toBe('text');
  const renewed = encryption?.renew(encrypted, 'owner') ?? '';
  expect(encryptionAfter?.decrypt(renewed, 'owner')?.toString()).toBe('text');
  expect(encryption?.renew(renewed, 'owner')).toBeNull();
});
