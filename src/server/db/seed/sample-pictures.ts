import { readFileSync } from 'node:fs';
import { pictureName } from '#contract/plain/picture-name.ts';
import { root } from '#server/root.ts';

/** The project's drawings, and their encoded pictures, which `npm run art` makes. */
export const drawings = new URL('src/server/db/seed/pictures/', root);
export const encodedSamples = new URL('src/server/db/seed/encoded-pictures/', root);

/** The name of a sample row's picture. Earlier versions stored a copy for each row, under this name. */
export function samplePicture(drawing: string, row: number) {
  return sampleName(drawing, `sample-${drawing}-${row}`);
}

/** Reads the size and the background colour from the start of the drawing. */
export function sampleName(drawing: string, id = drawing) {
  const svg = readFileSync(new URL(`${drawing}.svg`, drawings), 'utf8');
  const [, width, height, tone = ''] = /width="(\d+)" height="(\d+)"><rect [^>]*fill="#(\w+)"/.exec(svg) ?? [];
  return pictureName(id, { width: Number(width), height: Number(height), tone, focus: null });
}

const samplePath = /\/sample-([\w-]+)-\d+(-\d+x\d+-[\da-f]{6}\.jpg|-\d+\.(?:avif|webp))$/;

/**
 * The file in `encodedSamples` that has the picture of a sample row, given the path of one of its files. Undefined for others.
 * Rows name it for years, so a drawing never changes its name, size or background.
 */
export function encodedSample(path: string): string | undefined {
  const [, drawing = '', rest = ''] = samplePath.exec(path) ?? [];
  return drawing ? drawing + rest : undefined;
}
