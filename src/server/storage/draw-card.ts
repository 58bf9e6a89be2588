import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type CardWords, cardSize } from '#contract/plain/share-cards.ts';

/** Width and outline of each letter, in thousandths of the font size: `scripts/make-letters.ts` takes them from the site's fonts. */
type Typeface = Readonly<Record<string, readonly [width: number, outline: string]>>;

const letters = readFileSync(new URL('letters.json', import.meta.url), 'utf8');
const { fraunces, figtree } = JSON.parse(letters) as Record<'fraunces' | 'figtree', Typeface>;
const background = fileURLToPath(new URL('art/share-card.png', import.meta.url));
const colour = '#0a2e2b';

// Measures in pixels; `lineHeight` is a multiple of the size.
const column = { left: 72, width: 520 };
const heading = { typeface: fraunces, sizes: [68, 60, 52, 44], most: 4, lineHeight: 1.15, above: 0 };
const signature = { ...heading, sizes: [40, 34], most: 2, above: 44 };
const detail = { typeface: figtree, sizes: [34, 28, 24], most: 1, lineHeight: 1.3, above: 12 };

/** Draws words as outlines, since machines have different fonts or none. A text with letters that its typeface lacks is left out. */
export async function drawCard({ title, name, place, phone }: CardWords): Promise<Uint8Array> {
  const headline = setText(title ?? '', heading);
  const clinic = setText(name, headline.length > 0 ? signature : heading);
  const lines = [...headline, ...clinic, ...setText(place, detail), ...setText(phone, detail)];
  let y = (cardSize.height - lines.reduce((sum, { height }) => sum + height, 0)) / 2;
  const drawn = lines.map((line) => {
    y += line.height;
    return drawLine(line, y);
  });
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${drawn.join('')}</svg>`;
  const words = { input: Buffer.from(svg) };
  return sharp(background).composite([words]).png({ palette: true }).toBuffer();
}

interface Line {
  text: string;
  typeface: Typeface;
  size: number;
  /** Height with the space above. */
  height: number;
}

/** Sets a text in the largest size in which it fits. In the smallest one, long words are broken and the end is cut off. */
function setText(stored: string, { typeface, sizes, most, lineHeight, above }: typeof heading): Line[] {
  const text = stored.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (!text || !Array.from(text).every((letter) => Object.hasOwn(typeface, letter))) return [];
  const fitsIn = (size: number) => (line: string) => widthOf(line, typeface) * size <= column.width * 1_000;
  const linesIn = (size: number) => breakLines(text, fitsIn(size));
  const size =
    sizes.find((one) => text.split(' ').every(fitsIn(one)) && linesIn(one).length <= most) ?? Math.min(...sizes);
  const lines = linesIn(size);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.push(`${shown.pop()?.slice(0, -2)}…`);
  return shown.map((line, index) => ({
    text: line,
    typeface,
    size,
    height: size * lineHeight + (index === 0 ? above : 0),
  }));
}

/** Breaks at spaces, and within words that are longer than a line. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  if (fits(text)) return [text];
  let end = 1;
  while (fits(text.slice(0, end + 1))) end += 1;
  const space = text.lastIndexOf(' ', end);
  const line = text.slice(0, space > 0 ? space : end);
  return [line, ...breakLines(text.slice(line.length).trimStart(), fits)];
}

function widthOf(text: string, typeface: Typeface) {
  return Array.from(text).reduce((sum, letter) => sum + (typeface[letter]?.[0] ?? 0), 0);
}

function drawLine({ text, typeface, size }: Line, bottom: number) {
  const outlines = Array.from(text).map(
    (letter, index) =>
      `<path transform="translate(${widthOf(text.slice(0, index), typeface)})" d="${typeface[letter]?.[1]}"/>`,
  );
  const baseline = bottom - 0.27 * size;
  return `<g transform="translate(${column.left} ${baseline}) scale(${size / 1_000})">${outlines.join('')}</g>`;
}
