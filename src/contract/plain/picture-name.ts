/** Widths in which a picture is stored, in px; a smaller picture is stored in its own width too. */
const standardWidths = [480, 960, 1_600];

/** Maximum width and height of a stored picture, in px. */
export const longestEdge = 1_600;

/** Facts that a page needs to lay out a picture before it has loaded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** The dominant colour, as six hexadecimal digits. */
  tone: string;
}

export interface PictureVariant {
  width: number;
  format: 'avif' | 'webp';
}

/** Regular expression for the file name of a stored picture. Earlier versions stored `.webp`. */
export const pictureFile = String.raw`[\w-]+\.(?:jpg|webp)`;

const pattern = /^(.+)-(\d+)x(\d+)-([\da-f]{6})\.jpg$/;

/** Name of a picture's main file: a full-width JPEG whose name carries the facts that pages need. */
export function pictureName(id: string, { width, height, tone }: PictureFacts) {
  return `${id}-${width}x${height}-${tone}.jpg`;
}

/** Reads the facts from the name or path of a picture; null for pictures of earlier versions. */
export function readPictureName(path: string): (PictureFacts & { id: string }) | null {
  const [, id, width, height, tone] = pattern.exec(path) ?? [];
  return id && tone ? { id, width: Number(width), height: Number(height), tone } : null;
}

/** The AVIF and WebP files beside the main file of a picture of this width. */
export function variantsOf({ width }: Pick<PictureFacts, 'width'>): PictureVariant[] {
  const widths = [...standardWidths.filter((standard) => standard < width), width];
  return widths.flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]);
}

/** Name of a variant, or its path when the id includes one. */
export function variantFile(id: string, { width, format }: PictureVariant) {
  return `${id}-${width}.${format}`;
}

/** All files of a picture, given the name or path of its main file. */
export function pictureFiles(path: string): string[] {
  const facts = readPictureName(path);
  return [path, ...(facts ? variantsOf(facts).map((variant) => variantFile(facts.id, variant)) : [])];
}
