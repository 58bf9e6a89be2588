import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';

// Sets text as outlines, since machines have different fonts or none. `scripts/make-fonts.ts` unpacks the typefaces.

interface Font {
  font: hb.Font;
  letters: ReadonlySet<number>;
  isFromRight: boolean;
}

/** Typefaces for letters of several scripts: the first that has a letter draws it. */
export type Typeface = readonly Font[];

function read(name: string, isFromRight = false): Font {
  const face = new hb.Face(new hb.Blob(new Uint8Array(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)))));
  const font = new hb.Font(face);
  font.setScale(1_000, -1_000); // y points down
  const letters = [...face.collectUnicodes()].filter((code) => !/\p{C}/u.test(String.fromCodePoint(code)));
  return { font, letters: new Set(letters), isFromRight };
}

const others = [read('devanagari'), read('tamil'), read('arabic', true)];
export const serif: Typeface = [read('fraunces'), ...others];
export const sans: Typeface = [read('figtree'), ...others];

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters with their marks, which no line and no end may cut through. */
export const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

interface Run {
  font: Font;
  text: string;
}

/** Parts of a text by the font that draws them; undefined if none has one of its letters. */
export function runsOf(text: string, typeface: Typeface): Run[] | undefined {
  const runs: Run[] = [];
  for (const grapheme of graphemes(text)) {
    const last = runs.at(-1);
    const has = ({ letters }: Font) =>
      Array.from(grapheme).every((letter) => isJoiner(letter) || letters.has(codeOf(letter)));
    const font = last && has(last.font) ? last.font : typeface.find(has);
    if (!font) return undefined;
    if (last?.font === font) last.text += grapheme;
    else runs.push({ font, text: grapheme });
  }
  return runs;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
const isJoiner = (letter: string) => letter === '\u200c' || letter === '\u200d';

/** Width and outlines of a line, in thousandths of the font size, and whether it runs from right to left. */
export function setLine(text: string, typeface: Typeface) {
  const runs = runsOf(text, typeface) ?? [];
  const isFromRight = runs.some(({ font }) => font.isFromRight);
  // Between a part of either direction and the next, a space goes with the line.
  if (isFromRight)
    for (const [index, run] of runs.entries()) {
      const next = runs[index + 1];
      if (run.font.isFromRight || !next || !run.text.endsWith(' ')) continue;
      run.text = run.text.slice(0, -1);
      next.text = ` ${next.text}`;
    }
  let width = 0;
  const outlines = (isFromRight ? runs.toReversed() : runs).flatMap(({ font: { font }, text: part }) => {
    const buffer = new hb.Buffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = `<path transform="translate(${width + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
      width += xAdvance;
      return outline;
    });
  });
  return { width, outlines, isFromRight };
}
