import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { boxOf, readPictureName } from '#contract/plain/picture-name.ts';
import { type CardWords, cardSize, drawingNamed } from '#contract/plain/share-cards.ts';
import { recolour } from '#contract/plain/themes/drawing-colours.ts';
import type { Hue } from '#contract/plain/themes/hues.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { graphemes, runsOf, sans, serif, setLine, type Typeface } from './set-text.ts';

const background = fileURLToPath(new URL('art/share-card.svg', import.meta.url));

// Measures in pixels; `lineHeight` is a multiple of the size.
const column = { left: 72, width: 520 };
const heading = { typeface: serif, sizes: [68, 60, 52, 44, 38, 34], most: 4, lineHeight: 1.15, above: 0 };
const signature = { ...heading, sizes: [40, 34, 30, 26], most: 3, above: 44 };
const detail = { typeface: sans, sizes: [34, 28, 24], most: 1, lineHeight: 1.3, above: 12 };

export interface Card {
  words: CardWords;
  hue: Hue;
  /** A picture of the page, encoded or as SVG, with its name, which says where it may be cut. */
  beside?: { bytes: Uint8Array; name: string } | undefined;
}

/** Draws words as outlines, since machines have different fonts or none. A text with letters that its typeface lacks is left out. */
export async function drawCard({ words: { title, name, place, phone }, hue, beside }: Card): Promise<Uint8Array> {
  const colours = themeColours(hue, 'light');
  const headline = setText(title ?? '', heading);
  const clinic = setText(name, headline.length > 0 ? signature : heading);
  const lines = [...headline, ...clinic, ...setText(place, detail), ...setText(phone, detail)];
  const isFromRight = lines.some((line) => setLine(line.text, line.typeface).isFromRight);
  let y = (cardSize.height - lines.reduce((sum, { height }) => sum + height, 0)) / 2;
  const { width, height } = cardSize;
  // The drawing of the clinic stands on the right of its card, whatever the words.
  const left = beside && isFromRight ? width - column.left - column.width : column.left;
  const drawn = lines.map((line) => {
    y += line.height;
    return drawLine(line, { left, bottom: y, isFromRight });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colours.heading}">${drawn.join('')}</svg>`;
  const words = { input: Buffer.from(svg) };
  const ground = beside ? sharp(await groundWith(beside, hue, isFromRight)) : await ownGround(hue);
  return ground.composite([words]).png({ palette: true }).toBuffer();
}

/** A picture is three by two, as drawings and most photographs are, and goes out to the edge: the left one beside words from the right. */
const frame = { width: 590, height: 394, corner: 40 };

/** More pixels than the frame has, for the smallest drawing. */
const density = 144;

/** The drawing of the clinic, in its colours. */
async function ownGround(hue: Hue) {
  return sharp(Buffer.from(recolour(await readFile(background, 'utf8'), 'share-card', hue, 'light')));
}

/** A ground with a picture on one side, cut around its focal point. */
async function groundWith({ bytes, name }: NonNullable<Card['beside']>, hue: Hue, isOnLeft: boolean) {
  const { width, height, corner } = frame;
  const left = isOnLeft ? 0 : cardSize.width - width;
  const shape = `<rect x="${isOnLeft ? -corner : 0}" width="${width + corner}" height="${height}" rx="${corner}"/>`;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`;
  const facts = readPictureName(name);
  const drawing = drawingNamed(name);
  const own = drawing ? Buffer.from(recolour(Buffer.from(bytes).toString(), drawing, hue, 'light')) : bytes;
  const whole = sharp(own, { density });
  const picture = await (facts ? whole.extract(boxOf(facts, '3x2')) : whole)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const plain = sharp({ create: { ...cardSize, channels: 3, background: themeColours(hue, 'light').ground } });
  return plain
    .composite([{ input: picture, left, top: (cardSize.height - height) / 2 }])
    .png()
    .toBuffer();
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
  if (!text || !runsOf(text, typeface)) return [];
  const fitsIn = (size: number) => (line: string) => setLine(line, typeface).width * size <= column.width * 1_000;
  const linesIn = (size: number) => breakLines(text, fitsIn(size));
  const size =
    sizes.find((one) => text.split(' ').every(fitsIn(one)) && linesIn(one).length <= most) ?? Math.min(...sizes);
  const lines = linesIn(size);
  const shown = lines.slice(0, most);
  if (lines.length > most)
    shown.push(
      `${graphemes(shown.pop() ?? '')
        .slice(0, -2)
        .join('')}…`,
    );
  return shown.map((line, index) => ({
    text: line,
    typeface,
    size,
    height: size * lineHeight + (index === 0 ? above : 0),
  }));
}

/** Breaks at spaces, and within words that are longer than a line, between letters. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  if (fits(text)) return [text];
  const letters = graphemes(text);
  let end = 1;
  while (fits(letters.slice(0, end + 1).join(''))) end += 1;
  const space = letters.lastIndexOf(' ', end);
  const line = letters.slice(0, space > 0 ? space : end).join('');
  return [line, ...breakLines(text.slice(line.length).trimStart(), fits)];
}

interface LinePlace {
  /** Corner of the column of all lines. */
  left: number;
  bottom: number;
  isFromRight: boolean;
}

function drawLine({ text, typeface, size }: Line, { left, bottom, isFromRight }: LinePlace) {
  const { width, outlines } = setLine(text, typeface);
  const start = left + (isFromRight ? column.width - (width * size) / 1_000 : 0);
  return `<g transform="translate(${start} ${bottom - 0.27 * size}) scale(${size / 1_000})">${outlines.join('')}</g>`;
}
