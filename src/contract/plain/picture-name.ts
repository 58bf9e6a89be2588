/** Widths in which a picture is stored, in px; a smaller picture is stored in its own width too. */
const standardWidths = [480, 960, 1_600];

/** Maximum width and height of a stored picture, in px, unless that makes its shorter edge less than `shortEdge`. */
export const longestEdge = 1_600;

/** A very long picture is larger, so that what is cut from it is not blurred. */
export const shortEdge = 400;
export const longestOfAll = 4_000;

/** The point that stays in sight wherever a picture is cut, in whole percent from its left and its top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Facts that a page needs to lay out a picture before it has loaded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** The dominant colour, as six hexadecimal digits. */
  tone: string;
  /** Null for drawings, and for pictures that an earlier version stored: they have no crops. */
  focus: FocalPoint | null;
}

export interface PictureVariant {
  width: number;
  format: 'avif' | 'webp';
}

/** Regular expression for the file name of a stored picture. Earlier versions stored `.webp`. */
export const pictureFile = String.raw`[\w-]+\.(?:jpg|webp)`;

/** Crops: for lists, for people and for small tiles. */
export const aspects = {
  '3x2': { ratio: 3 / 2, widest: 1_600 },
  '4x5': { ratio: 4 / 5, widest: 960 },
  '1x1': { ratio: 1, widest: 480 },
} as const;

export type Aspect = keyof typeof aspects;

/** A part of a picture of this aspect, in AVIF alone: browsers that cannot read it cut the whole picture themselves. */
export interface PictureCrop {
  aspect: Aspect;
  width: number;
}

const pattern = /^(.+)-(\d+)x(\d+)-([\da-f]{6})(?:-(\d{1,3})-(\d{1,3}))?\.jpg$/;

/** Name of a picture's main file: a full-width JPEG whose name carries the facts that pages need. */
export function pictureName(id: string, { width, height, tone, focus }: PictureFacts) {
  return `${id}-${width}x${height}-${tone}${focus ? `-${focus.x}-${focus.y}` : ''}.jpg`;
}

/** Reads the facts from the name or path of a picture; null for pictures of earlier versions. */
export function readPictureName(path: string): (PictureFacts & { id: string }) | null {
  const [, id, width, height, tone, x, y] = pattern.exec(path) ?? [];
  if (!id || !tone) return null;
  const focus = x && y ? { x: Number(x), y: Number(y) } : null;
  return { id, width: Number(width), height: Number(height), tone, focus };
}

/** The AVIF and WebP files beside the main file of a picture of this width. */
export function variantsOf({ width }: Pick<PictureFacts, 'width'>): PictureVariant[] {
  return widthsUpTo(width).flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]);
}

const widthsUpTo = (widest: number) => [...standardWidths.filter((standard) => standard < widest), widest];

/** The largest part of this aspect around the focal point, in px. */
export function boxOf({ width, height, focus }: PictureFacts, aspect: Aspect) {
  const { ratio } = aspects[aspect];
  const box = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const startOf = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  const { x, y } = focus ?? { x: 50, y: 50 };
  return { ...box, left: startOf(x, width, box.width), top: startOf(y, height, box.height) };
}

/** A picture that differs from an aspect by less than this share is shown whole. */
const likeness = 0.02;

/** The crops of a picture. Names say which there are, so this never changes for pictures that are stored. */
export function cropsOf(facts: PictureFacts): PictureCrop[] {
  if (!facts.focus) return [];
  return (Object.keys(aspects) as Aspect[]).flatMap((aspect) => {
    const { ratio, widest } = aspects[aspect];
    if (Math.abs(facts.width / facts.height / ratio - 1) < likeness) return [];
    return widthsUpTo(Math.min(boxOf(facts, aspect).width, widest)).map((width) => ({ aspect, width }));
  });
}

/** Whether someone may choose the focal point: it is an upload, and neither a drawing of the samples nor from an early version. */
export function canBeCut(path: string) {
  const id = readPictureName(path)?.id ?? '';
  return /(?:^|\/)[\da-f]{16}$/.test(id);
}

/** Name of a variant, or its path when the id includes one. */
export function variantFile(id: string, { width, format }: PictureVariant) {
  return `${id}-${width}.${format}`;
}

export function cropFile(id: string, { aspect, width }: PictureCrop) {
  return `${id}-${aspect}-${width}.avif`;
}

/** All files of a picture, given the name or path of its main file. */
export function pictureFiles(path: string): string[] {
  const facts = readPictureName(path);
  if (!facts) return [path];
  return [
    path,
    ...variantsOf(facts).map((variant) => variantFile(facts.id, variant)),
    ...cropsOf(facts).map((crop) => cropFile(facts.id, crop)),
  ];
}

/** The name of the drawing that a picture of the sample content shows, as `/art/` has it; undefined for other pictures. */
export const sampleDrawing = (src: string) => /\/(sample-[\w-]+)-\d+-\d+x\d+-[\da-f]{6}\.jpg$/.exec(src)?.[1];
