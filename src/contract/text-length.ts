const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as people count them, in the browser and on the server: an emoji is one, and so is a line end. */
export function lengthOf(text: string): number {
  const counted = withPlainLineEnds(text).trim();
  return /^[\x20-\x7e\n]*$/.test(counted) ? counted.length : [...characters.segment(counted)].length;
}

/** Code units for one character: a family of four takes 11. More is refused, since a letter may have any number of accents. */
const largestCharacter = 16;

export function fits(text: string, max: number) {
  return text.length <= max || (text.length <= max * largestCharacter && lengthOf(text) <= max);
}

/** Forms send every line end as CR LF. */
export function withPlainLineEnds(text: string) {
  return text.replace(/\r\n?/g, '\n');
}
