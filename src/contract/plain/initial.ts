const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter or digit of a name, with its marks. */
export function initialOf(name: string) {
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  return (letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '').toUpperCase();
}
