import sharp, { type Sharp } from 'sharp';
import {
  boxOf,
  cropsOf,
  type FocalPoint,
  longestEdge,
  longestOfAll,
  type PictureCrop,
  type PictureFacts,
  type PictureVariant,
  shortEdge,
  variantsOf,
} from '#contract/plain/picture-name.ts';

export interface EncodedPicture extends PictureFacts {
  fallback: Uint8Array;
  variants: (PictureVariant & { bytes: Uint8Array })[];
  crops: EncodedCrop[];
}

export type EncodedCrop = PictureCrop & { bytes: Uint8Array };

/** A stored picture that gets another focal point. */
export interface Recut {
  stored: Uint8Array;
  focus: FocalPoint;
}

const maxPixels = 60_000_000;
/** The page's background colour replaces transparency, so that a picture looks the same in every format. */
const background = '#fbf7f0';

/**
 * Encodes a picture as JPEG, WebP and AVIF: upright, no larger than a screen needs, and without metadata such as the place where
 * it was taken. Only the first frame of an animation stays, so nothing moves that a visitor cannot stop. Its crops come from the same decoded pixels. This takes one or two cores and much memory, so it runs in a separate
 * process.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const decoder = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { data, info } = await decoder()
    .autoOrient()
    .resize({ ...sizeFor(await decoder().metadata()), fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: info });
  const { width, height } = info;
  // Start with the largest, which takes longest.
  const variants = variantsOf(info)
    .toReversed()
    .map(async ({ width, format }) => {
      const scaled = picture().resize(width);
      return { width, format, bytes: await (format === 'avif' ? scaled.avif(avif) : scaled.webp(webp)).toBuffer() };
    });
  const [tone, focus, fallback] = await Promise.all([
    toneOf(picture()),
    focusOf(picture(), info),
    picture().jpeg(jpeg).toBuffer(),
  ]);
  const facts = { width, height, tone, focus };
  return { ...facts, fallback, variants: await Promise.all(variants), crops: await cut(picture, facts) };
}

/** Cuts the crops of a stored picture around another point. All else of it stays as it is. */
export async function recutPicture({ stored, focus }: Recut): Promise<EncodedCrop[]> {
  const { data, info } = await sharp(stored, { failOn: 'error' }).raw().toBuffer({ resolveWithObject: true });
  return cut(() => sharp(data, { raw: info }), { width: info.width, height: info.height, focus, tone: '' });
}

async function cut(picture: () => Sharp, facts: PictureFacts): Promise<EncodedCrop[]> {
  const crops = cropsOf(facts).map(async (crop) => {
    const part = picture().extract(boxOf(facts, crop.aspect)).resize(crop.width);
    return { ...crop, bytes: await part.avif(avif).toBuffer() };
  });
  return Promise.all(crops);
}

/** The box that the picture has to fit in. Only the ratio counts, so orientation does not matter. */
function sizeFor({ width, height }: { width: number; height: number }) {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const edge = Math.max(longestEdge, Math.min(longestOfAll, Math.round((longer * shortEdge) / shorter)));
  return { width: edge, height: edge };
}

/** Effort 3 is not measurably smaller, and effort 4 takes five times as long. */
const avif = { quality: 52, effort: 2 };
const webp = { quality: 76 };
const jpeg = { quality: 80, mozjpeg: true };

async function toneOf(picture: Sharp) {
  const small = await picture.resize(64, 64, { fit: 'fill' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

/** Finds where the eye goes first (skin, bright colours, detail), until someone chooses another point. Plain pictures have their middle. */
async function focusOf(picture: Sharp, { width, height }: { width: number; height: number }): Promise<FocalPoint> {
  // A crop of the same ratio would cut nothing off, and so find nothing.
  const size = width === height ? { width: 120, height: 60 } : { width: 100, height: 100 };
  const { info } = await picture
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const { attentionX: x = 0, attentionY: y = 0 } = info;
  if (x === 0 && y === 0) return { x: 50, y: 50 };
  // The point is one of the picture as it was made smaller.
  const scale = Math.max(size.width / width, size.height / height);
  const percent = (place: number, edge: number) =>
    Math.round(Math.min(Math.max((100 * place) / (edge * scale), 0), 100));
  return { x: percent(x, width), y: percent(y, height) };
}
