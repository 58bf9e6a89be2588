import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { oldAddress } from './old-addresses.ts';

test('an address is stored as its path', async () => {
  const failures = await failuresOf(
    [
      ['https://old.example/2019/05/Knee-Pain/', '/2019/05/knee-pain'],
      ['/2019/05/knee-pain?utm_source=x#top', '/2019/05/knee-pain'],
      ['/%E0%A4%98%E0%A5%81%E0%A4%9F%E0%A4%A8%E0%A4%BE/', '/घुटना'],
      ['https://old.example/?p=123', '/?p=123'],
      ['/news/?p=7&x=1', '/news?p=7'],
      ['/a?p=7x', '/a'],
      ['/%zz', '/%zz'],
      ['https://old.example/', undefined],
      ['', undefined],
      ['http://', undefined],
      [`/${'x'.repeat(3_000)}`, undefined],
    ],
    ([address, stored]) => {
      expect(oldAddress(address)).toBe(stored);
    },
  );
  expect(failures).toEqual([]);
});
