import sharp, { type Sharp } from 'sharp';
import { longestEdge, type PictureFacts, type PictureVariant, variantsOf } from '#contract/plain/picture-name.ts';

export interface EncodedPicture extends PictureFacts {
  fallback: Uint8Array;
  variants: (PictureVariant & { bytes: Uint8Array })[];
}

const maxPixels = 60_000_000;
/** The page's background colour replaces transparency, so that a picture looks the same in every format. */
const background = '#fbf7f0';

/**
 * Encodes a picture as JPEG, WebP and AVIF: upright, no larger than a screen needs, and without metadata such as the place where
 * it was taken. This takes one or two cores and much memory, so it runs in a separate process.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
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
  const [tone, fallback] = await Promise.all([toneOf(picture()), picture().jpeg(jpeg).toBuffer()]);
  return { width, height, tone, fallback, variants: await Promise.all(variants) };
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
