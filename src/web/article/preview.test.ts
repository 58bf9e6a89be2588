import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { previewOf } from './preview.ts';

const exactly100 = `${'word '.repeat(19)}words`;
const emoji = '🙂'.repeat(100);

test('a preview is as long as it may be', async () => {
  const failures = await failuresOf(
    [
      ['a short text', { content: 'Walk daily.', preview: 'Walk daily.' }, 'Walk daily.'],
      ['exactly 100 characters', { content: exactly100, preview: exactly100 }, exactly100],
      ['100 emoji', { content: emoji, preview: emoji }, emoji],
      ['101 emoji', { content: `${emoji}🙂`, preview: emoji }, `${emoji}…`],
      ['a text that was cut', { content: `${exactly100}\n\nmore`, preview: exactly100 }, `${exactly100}…`],
    ] as const,
    ([, blog, shown]) => {
      expect(previewOf(blog)).toBe(shown);
    },
  );
  expect(failures).toEqual([]);
});
