/**
 * Characters as both databases and both sides count them: Unicode code points, so that an emoji is one, and one for each line
 * end. An emoji that is composed of several, such as a family, counts each of them.
 */
export function lengthOf(text: string): number {
  return Array.from(withPlainLineEnds(text).trim()).length;
}

export function fits(text: string, max: number) {
  return text.length <= max || (text.length <= 2 * max && lengthOf(text) <= max);
}

/** Forms send every line end as CR LF. */
export function withPlainLineEnds(text: string) {
  return text.replace(/\r\n?/g, '\n');
}
