import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('an excerpt of a short text is the whole text in one line', () => {
  expect(excerpt(' First.\n\nSecond\nline. ')).toBe('First. Second line.');
});

test('an excerpt of a long text ends between words, with an ellipsis', () => {
  const cut = excerpt('Movement helps, '.repeat(20));
  expect(cut).toMatch(/^(Movement helps, )+Movement …$|^(Movement helps, )*Movement helps …$/);
  expect(cut.length).toBeLessThanOrEqual(162);
});

test('an excerpt cuts a word that is too long', () => {
  expect(excerpt('x'.repeat(500))).toBe(`${'x'.repeat(160)} …`);
});
