import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { foldText } from './fold-text.ts';

describe('a review', () => {
  test('is shown whole when it is short', async () => {
    const failures = await failuresOf(['', 'Kind.', 'word '.repeat(60).trim(), 'one\ntwo\nthree\nfour'], (text) => {
      expect(foldText(text)).toBeUndefined();
    });
    expect(failures).toEqual([]);
  });

  test('of many words is cut between two of them', () => {
    expect(foldText('seven77 '.repeat(60))).toBe(`${'seven77 '.repeat(30).trim()}…`);
  });

  test('of many lines shows the first four', () => {
    expect(foldText('one\ntwo\nthree\nfour\nfive')).toBe('one\ntwo\nthree\nfour…');
  });

  test('of one endless word is cut all the same, between two characters', () => {
    expect(foldText('x'.repeat(500))).toBe(`${'x'.repeat(240)}…`);
    expect(foldText(`x${'🙂'.repeat(300)}`)).toBe(`x${'🙂'.repeat(119)}…`);
  });
});

test('an excerpt is the beginning of the text, and never more than 241 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
      const shown = foldText(text);
      if (shown === undefined) return;
      expect(text.startsWith(shown.slice(0, -1))).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(241);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
