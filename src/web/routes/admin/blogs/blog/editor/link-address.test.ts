import { expect, test } from 'vitest';
import { isLinkAddress, readLinkAddress } from './link-address.ts';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'http://example.com'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['tel:+910000000001', 'tel:+910000000001'],
  ['/appointment', '/appointment'],
  [' example.com/knees ', 'https://example.com/knees'],
  ['desk@example.com', 'mailto:desk@example.com'],
])('%j leads to %s', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
});

test.each([
  '',
  'knees',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'ftp://example.com',
  'https://',
  'two words.com',
])('%j is no address', (typed) => {
  expect(readLinkAddress(typed)).toBeUndefined();
  expect(isLinkAddress(typed)).toBe(false);
});
