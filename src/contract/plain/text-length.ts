// See docs/decisions/0042-characters-as-people-see-them.md.

let segmenter: Intl.Segmenter | undefined;

/** Made when it is first needed: it takes browsers long, 80 ms on a cheap phone. */
export function graphemesOf(text: string) {
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
}

/** No emoji or letter in use has more, whatever it is composed of. One that has counts each of its code points. */
const codePointsOfOne = 16;

/**
 * Characters as people see them: an emoji is one, also a family, a flag or one with a skin tone, and so is a line end. Browser and
 * server count with this function; the databases only bound what it lets through.
 */
export function lengthOf(text: string): number {
  return countUpTo(withPlainLineEnds(text).trim(), Number.POSITIVE_INFINITY);
}

export function fits(text: string, max: number) {
  // A code point has at most two units, so that a longer text need not be counted.
  return text.length <= max || (text.length <= max * codePointsOfOne * 2 && countUpTo(text, max) <= max);
}

/** Stops soon after `most`. */
function countUpTo(text: string, most: number) {
  if (!/[^\0-\u02ff]/.test(text)) return text.length; // nothing in it combines
  let count = 0;
  for (const { segment } of graphemesOf(text)) {
    count += sizeOf(segment);
    if (count > most) break;
  }
  return count;
}

export function sizeOf(grapheme: string) {
  if (grapheme.length <= codePointsOfOne) return 1;
  const codePoints = Array.from(grapheme).length;
  return codePoints <= codePointsOfOne ? 1 : codePoints;
}

/** Forms send every line end as CR LF. */
export function withPlainLineEnds(text: string) {
  return text.replace(/\r\n?/g, '\n');
}
