import {
  type Aspect,
  boxOf,
  canBeCut,
  cropFile,
  cropsOf,
  type PictureFacts,
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
  return { width, height, tone: `#${tone}`, focus: crops[0] ? focusIn(facts, crops[0].aspect) : focus, sources };
}

/** The focal point within a crop: its middle, unless the point is near an edge of the picture. */
function focusIn(facts: PictureFacts, aspect: Aspect) {
  const { x, y } = facts.focus ?? { x: 50, y: 50 };
  const { left, top, width, height } = boxOf(facts, aspect);
  return { x: (x * facts.width - 100 * left) / width, y: (y * facts.height - 100 * top) / height };
}

/**
 * The corner of a photograph that is farthest from its focal point; undefined for drawings, and for pictures that are shown as they
 * were taken.
 */
export function calmCornerOf(src: string) {
  if (!canBeCut(src) || src.includes('/consented/')) return undefined;
  const { x, y } = readPictureName(src)?.focus ?? { x: 50, y: 50 };
  return `${y > 60 ? 'top' : 'bottom'}-${x > 50 ? 'left' : 'right'}`;
}

/** The focal point in steps of 20 %, as tenths, for the rules of picture.css; undefined in the middle. */
export function stepOf(percent = 50) {
  return Math.abs(percent - 50) < 5 ? undefined : Math.round(percent / 20) * 2;
}
