import { expect, test } from 'vitest';
import { escapeMarkup, paragraphsToHtml } from './markup.ts';

test('signs that mean something in markup are written out', () => {
  expect(escapeMarkup('5 < 7 & "so" > on')).toBe('5 &lt; 7 &amp; &quot;so&quot; &gt; on');
});

test('characters that XML forbids are left out', () => {
  expect(escapeMarkup('a\u0000b\u0008c\td\ne\ud800')).toBe('abc\td\ne\ufffd');
});

test('blank lines part paragraphs', () => {
  expect(paragraphsToHtml('One\nline.\n\n \nTwo <b>.')).toBe('<p>One\nline.</p><p>Two &lt;b&gt;.</p>');
});
