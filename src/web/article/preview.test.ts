import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

const exactly100 = `${'word '.repeat(19)}words`;
const emoji = '🙂'.repeat(100);

test.each([
  ['a short text', { content: 'Walk daily.', content_format: 'text', preview: 'Walk daily.' }, 'Walk daily.'],
  ['exactly 100 characters', { content: exactly100, content_format: 'text', preview: exactly100 }, exactly100],
  [
    'exactly 100 characters in elements',
    { content: `<h2>${exactly100}</h2>\n<p></p>`, content_format: 'html', preview: exactly100 },
    exactly100,
  ],
  [
    'an entity, which is one character',
    { content: '<p>5 &lt; 6 &amp; 7</p>', content_format: 'html', preview: '5 < 6 & 7' },
    '5 < 6 & 7',
  ],
  ['100 emoji', { content: emoji, content_format: 'text', preview: emoji }, emoji],
  ['101 emoji', { content: `${emoji}🙂`, content_format: 'text', preview: emoji }, `${emoji}…`],
  [
    'a text that was cut',
    { content: `<p>${exactly100}</p><p>more</p>`, content_format: 'html', preview: exactly100 },
    `${exactly100}…`,
  ],
] as const)('the preview of %s', (_, blog, shown) => {
  expect(previewOf(blog)).toBe(shown);
});
