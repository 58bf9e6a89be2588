import { graphemesOf, sizeOf } from './text-length.ts';

/** The beginning of a text, without part of a character at its end. */
export function firstCharacters(text: string, max: number) {
  if (text.length <= max) return text;
  let beginning = '';
  let count = 0;
  for (const { segment } of graphemesOf(text)) {
    count += sizeOf(segment);
    if (count > max) break;
    beginning += segment;
  }
  return beginning;
}
