import sharp from 'sharp';
import { serif, setLine } from './set-text.ts';

/** An icon of the site: the clinic's logo or the first letter of its name on a tile. */
export interface IconTask {
  /** In pixels. */
  size: number;
  /** For systems that cut icons to a shape: the tile fills all of it, and the rest keeps off the edges. */
  isFull: boolean;
  colours: { tile: string; letter: string; arc: string };
  /** A letter with its marks. */
  letter: string;
  /** A drawing of this project, for a letter that no typeface has. */
  instead: string;
  logo?: Uint8Array | undefined;
}

/** Units of an icon on its edge. */
const units = 32;
const corner = 7;
/** Below this, an arc would be a smudge, in px. */
const arcFrom = 32;

export async function drawIcon(task: IconTask): Promise<Uint8Array> {
  const { size, instead, isFull, colours } = task;
  const shape = `<rect width="${units}" height="${units}" fill="${colours.tile}" rx="${isFull ? 0 : corner}"/>`;
  const drawn = task.logo ? { picture: task.logo, ...placeOfLogo(isFull), arc: '' } : await drawLetter(task);
  if (!drawn) return read(instead, size).resize(size, size).png({ palette: true }).toBuffer();
  const scale = size / units;
  const picture = await sharp(drawn.picture)
    .resize(Math.max(1, Math.floor(drawn.width * scale)), Math.max(1, Math.floor(drawn.height * scale)), {
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  const place = { left: Math.round((size - width) / 2), top: Math.round(drawn.middle * scale - height / 2) };
  return read(document(shape + drawn.arc), size)
    .resize(size, size)
    .composite([{ input: picture.data, ...place }])
    .png({ palette: true })
    .toBuffer();
}

const document = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}" width="${units}" height="${units}">${body}</svg>`;

/** Reads a drawing at this size. */
function read(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: Math.max(72, (72 * size) / units) });
}

/** Systems cut icons no further than to a circle of four fifths. */
function placeOfLogo(isFull: boolean) {
  const edge = isFull ? units * 0.56 : units * 0.8;
  return { width: edge, height: edge, middle: units / 2 };
}

/** Size of the canvas on which a letter is set, in thousandths of its size; some reach far out of their line. */
const canvas = 4_000;

/** A letter, as large as its place whatever its script, on the shallow arc of the site; undefined if no typeface has it. */
async function drawLetter({ letter, colours, size, isFull }: IconTask) {
  const { outlines } = setLine(letter, serif);
  if (outlines.length === 0) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 ${canvas} ${canvas}" fill="${colours.letter}"><g transform="translate(${canvas / 4} ${canvas / 2})">${outlines.join('')}</g></svg>`;
  const set = await sharp(Buffer.from(svg)).png().toBuffer();
  const picture = await sharp(set).trim().png().toBuffer();
  const share = isFull ? 0.72 : 1;
  if (size < arcFrom) return { picture, width: 22, height: 22, middle: units / 2, arc: '' };
  const at = (place: number) => units / 2 + (place - units / 2) * share;
  const arc = `<path d="M${at(9)} ${at(24.6)}Q${units / 2} ${at(28.8)} ${at(23)} ${at(24.6)}" fill="none" stroke="${colours.arc}" stroke-width="${2.6 * share}" stroke-linecap="round"/>`;
  return { picture, width: 20 * share, height: 15.5 * share, middle: at(13.2), arc };
}
