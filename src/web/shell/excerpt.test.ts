import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is kept, in one line', () => {
  expect(excerpt(' First.\n\nSecond\nline. ')).toBe('First. Second line.');
});

test('a long text ends between words, with a sign that it goes on', () => {
  const cut = excerpt('Movement helps, '.repeat(20));
  expect(cut).toMatch(/^(Movement helps, )+Movement …$|^(Movement helps, )*Movement helps …$/);
  expect(cut.length).toBeLessThanOrEqual(162);
});

test('one endless word is cut too', () => {
  expect(excerpt('x'.repeat(500))).toBe(`${'x'.repeat(160)} …`);
});
