import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { describeLeftOut, withoutActiveAttributes } from './clean-paste.ts';

test('nothing that is pasted makes the browser report it', async () => {
  const failures = await failuresOf(
    [
      ['<p onclick="run()">x</p>', '<p >x</p>'],
      ['<IMG SRC=x ONERROR=run()>', '<IMG SRC=x >'],
      ['<img src="x"onerror=run()>', '<img src="x">'],
      ['<img/src=x/onload=run()/alt=y>', '<img/src=x/onload=run()/alt=y>'], // one attribute: `src` with slashes in it
      ['<svg/onload=run()>', '<svg/>'],
      ['<a title="> onclick=" onclick = \'a > b\' href=/x>x</a>', '<a title="> onclick="  href=/x>x</a>'],
      ['<p style="color: red">x</p>', '<p data-style="color: red">x</p>'],
      ['<style>p { color: red }</style><p>x</p>', '<p>x</p>'],
    ],
    ([html, clean]) => {
      expect(withoutActiveAttributes(html)).toBe(clean);
    },
  );
  expect(failures).toEqual([]);
});

test('the text stays as it is', async () => {
  const failures = await failuresOf(
    ['Press a button whose onclick = run', 'a < b onclick=x', '<p>one on= two style= three</p>'],
    (html) => {
      expect(withoutActiveAttributes(html)).toBe(html);
    },
  );
  expect(failures).toEqual([]);
});

test('any input is read in time that grows with its length', () => {
  const piece = fc.constantFrom('<a', ' ', '/', '=', '"', "'", '>', 'on', 'x', '<style', '</style>');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const html = pieces.join('');
      expect(withoutActiveAttributes(html).length).toBeLessThanOrEqual(html.length + 'data-'.length * pieces.length);
    }),
  );
  expect(withoutActiveAttributes(`<a${' x='.repeat(100_000)}`)).toHaveLength(300_002);
});

test('the names of pictures that are left out do not mix with the sentence, whatever their language', () => {
  expect(describeLeftOut(['ברך.png', 'knee.png'])).toContain(
    'Left out: \u2068ברך.png\u2069 and \u2068knee.png\u2069. Add',
  );
});
