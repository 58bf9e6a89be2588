import { readPictureName, variantFile, variantsOf } from '#contract/plain/picture-name.ts';

/** Returns the sources that a browser may choose from, with size and tone; null for a picture with a single file. */
export function describePicture(src: string) {
  const facts = readPictureName(src);
  if (!facts) return null;
  const { id, width, height, tone } = facts;
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: variantsOf(facts)
      .filter((variant) => variant.format === format)
      .map((variant) => `${variantFile(id, variant)} ${variant.width}w`)
      .join(', '),
  }));
  return { width, height, tone: `#${tone}`, sources };
}
