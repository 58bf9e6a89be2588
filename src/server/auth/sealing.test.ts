import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing('a secret of at least thirty-two characters', 'test');
const content = Buffer.from('12345678901234567890');
const sealed = sealing.seal(content, 'administrator 1');

test('what was sealed is opened for its owner, and looks different every time', () => {
  expect(sealing.open(sealed, 'administrator 1')).toEqual(content);
  expect(sealing.seal(content, 'administrator 1')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').includes(content)).toBe(false);
});

test('it opens for no other owner, purpose or secret', () => {
  expect(sealing.open(sealed, 'administrator 2')).toBeNull();
  expect(
    createSealing('a secret of at least thirty-two characters', 'other').open(sealed, 'administrator 1'),
  ).toBeNull();
  expect(createSealing('another secret of thirty-two characters', 'test').open(sealed, 'administrator 1')).toBeNull();
});

test.each(['', 'short', `${sealed.slice(0, -4)}AAAA`, `AAAA${sealed.slice(4)}`, sealed.slice(0, 20)])(
  'what was changed to %j does not open',
  (changed) => {
    expect(sealing.open(changed, 'administrator 1')).toBeNull();
  },
);
