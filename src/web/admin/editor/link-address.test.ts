import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { isLinkAddress, readLinkAddress, unwrapRedirect } from './link-address.ts';

test('a typed address leads where it means', async () => {
  const failures = await failuresOf(
    [
      ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
      ['http://example.com', 'http://example.com'],
      ['mailto:desk@example.com', 'mailto:desk@example.com'],
      ['tel:+910000000001', 'tel:+910000000001'],
      ['/appointment', '/appointment'],
      [' example.com/knees ', 'https://example.com/knees'],
      ['desk@example.com', 'mailto:desk@example.com'],
    ],
    ([typed, address]) => {
      expect(readLinkAddress(typed)).toBe(address);
    },
  );
  expect(failures).toEqual([]);
});

test('other texts are no address', async () => {
  const failures = await failuresOf(
    [
      '',
      'knees',
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.com',
      'ftp://example.com',
      'https://',
      'two words.com',
    ],
    (typed) => {
      expect(readLinkAddress(typed)).toBeUndefined();
      expect(isLinkAddress(typed)).toBe(false);
    },
  );
  expect(failures).toEqual([]);
});

test('an address leads to itself', async () => {
  const failures = await failuresOf(
    [
      ['https://www.google.com/url?q=https://example.com/knee%3Fa%3D1&sa=D', 'https://example.com/knee?a=1'],
      ['https://www.google.co.in/url?sa=t&url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
      [
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05',
        'https://example.com/a',
      ],
      ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=x', 'https://example.com/'],
      ['https://www.google.com/search?q=https://example.com', 'https://www.google.com/search?q=https://example.com'],
      ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
      ['https://example.com/?url=https://example.org', 'https://example.com/?url=https://example.org'],
      ['/appointment', '/appointment'],
    ],
    ([address, target]) => {
      expect(unwrapRedirect(address)).toBe(target);
    },
  );
  expect(failures).toEqual([]);
});
