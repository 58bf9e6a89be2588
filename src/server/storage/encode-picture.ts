import sharp, { type Sharp } from 'sharp';
import { longestEdge, type PictureFacts, type PictureVariant, variantsOf } from '#contract/picture-name.ts';

export interface EncodedPicture extends PictureFacts {
  fallback: Uint8Array;
  variants: (PictureVariant & { bytes: Uint8Array })[];
}

const mostPixels = 60_000_000;
/** Of the page: what lies behind a transparent picture, so that it looks the same in every format. */
const ground = '#fbf7f0';

/**
 * Makes the files of a picture from whatever the decoder reads: upright, no larger than a screen needs, and without metadata
 * such as the place where it was taken. Takes a core or two and much memory for a while, so it has a process of its own.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: info });
  const { width, height } = info;
  // The largest come first: what takes longest should not be what begins last.
  const variants = variantsOf(info)
    .toReversed()
    .map(async ({ width, format }) => {
      const scaled = picture().resize(width);
      return { width, format, bytes: await (format === 'avif' ? scaled.avif(avif) : scaled.webp(webp)).toBuffer() };
    });
  const [tone, fallback] = await Promise.all([toneOf(picture()), picture().jpeg(jpeg).toBuffer()]);
  return { width, height, tone, fallback, variants: await Promise.all(variants) };
}

/** One step more effort saves nothing that could be measured, and two take five times as long. */
const avif = { quality: 52, effort: 2 };
const webp = { quality: 76 };
const jpeg = { quality: 80, mozjpeg: true };

async function toneOf(picture: Sharp) {
  const small = await picture.resize(64, 64, { fit: 'fill' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
