/** The widths in which a picture is kept; one that is smaller has its own width last. */
const usualWidths = [480, 960, 1_600];

/** No stored picture is wider or higher. */
export const longestEdge = 1_600;

/** What a page has to know of a picture before it has loaded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** The colour that it has most of, as six hexadecimal digits. */
  tone: string;
}

export interface PictureVariant {
  width: number;
  format: 'avif' | 'webp';
}

/** The end of the paths that a stored picture can have, as a regular expression: `.webp` is what earlier versions stored. */
export const pictureFile = String.raw`[\w-]+\.(?:jpg|webp)`;

const pattern = /^(.+)-(\d+)x(\d+)-([\da-f]{6})\.jpg$/;

/** The file that stands for a picture: a JPEG in its full width, whose name says what pages need to know. */
export function pictureName(id: string, { width, height, tone }: PictureFacts) {
  return `${id}-${width}x${height}-${tone}.jpg`;
}

/** What the name or path of a picture says; null for one from before names said anything. */
export function readPictureName(path: string): (PictureFacts & { id: string }) | null {
  const [, id, width, height, tone] = pattern.exec(path) ?? [];
  return id && tone ? { id, width: Number(width), height: Number(height), tone } : null;
}

/** The smaller files beside a picture of this width, in formats that most browsers read. */
export function variantsOf({ width }: Pick<PictureFacts, 'width'>): PictureVariant[] {
  const widths = [...usualWidths.filter((usual) => usual < width), width];
  return widths.flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]);
}

/** The name or path of such a file; the id may stand behind a path. */
export function variantFile(id: string, { width, format }: PictureVariant) {
  return `${id}-${width}.${format}`;
}

/** All files of a picture, by the name or path of the one that stands for it. */
export function pictureFiles(path: string): string[] {
  const facts = readPictureName(path);
  return [path, ...(facts ? variantsOf(facts).map((variant) => variantFile(facts.id, variant)) : [])];
}
