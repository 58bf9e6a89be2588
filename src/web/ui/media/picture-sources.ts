import {
  type Aspect,
  cropFile,
  cropsOf,
  readPictureName,
  variantFile,
  variantsOf,
} from '#contract/plain/picture-name.ts';

/**
 * Returns the sources that a browser may choose from, with size, tone and focal point; null for a picture with a single file. With an
 * aspect, those of the crop come first.
 */
export function describePicture(src: string, aspect?: Aspect) {
  const facts = readPictureName(src);
  if (!facts) return null;
  const { id, width, height, tone, focus } = facts;
  const crops = cropsOf(facts).filter((crop) => crop.aspect === aspect);
  const cut = crops.map((crop) => `${cropFile(id, crop)} ${crop.width}w`);
  const whole = (format: 'avif' | 'webp') =>
    variantsOf(facts)
      .filter((variant) => variant.format === format)
      .map((variant) => `${variantFile(id, variant)} ${variant.width}w`);
  const sources = [
    { type: 'image/avif', srcSet: (cut.length > 0 ? cut : whole('avif')).join(', ') },
    { type: 'image/webp', srcSet: whole('webp').join(', ') },
  ];
  return { width, height, tone: `#${tone}`, focus, sources };
}

/** Tenths of the focal point, for the rules of picture.css; undefined in the middle. */
export function tenthOf(percent: number | undefined) {
  const tenth = Math.round((percent ?? 50) / 10);
  return tenth === 5 ? undefined : tenth;
}
