/** Grounds on which a logo is easy to see. */
export type LogoGrounds = 'both' | 'light' | 'dark';

/** Facts that a page needs to lay out a logo before it has loaded. */
export interface LogoFacts {
  width: number;
  height: number;
  grounds: LogoGrounds;
}

export interface ShownLogo extends LogoFacts {
  /** Path of the larger of its two files, without a leading slash. */
  path: string;
}

const pattern = /^(.+)-(\d+)x(\d+)-(both|light|dark)\.webp$/;

/** Name of a logo's larger file, which carries the facts that pages need. */
export const logoName = (id: string, { width, height, grounds }: LogoFacts) =>
  `${id}-${width}x${height}-${grounds}.webp`;

/** Reads the facts from the path of a logo; null for what is none. */
export function readLogo(path: string): ShownLogo | null {
  const [, id, width, height, grounds] = pattern.exec(path) ?? [];
  if (!id || !grounds) return null;
  return { path, width: Number(width), height: Number(height), grounds: grounds as LogoGrounds };
}

/** Name or path of the smaller file, for headers. */
export const smallLogo = (path: string) => path.replace(pattern, '$1-small.webp');

/** A logo that is more than twice as wide as high has the name of the clinic in it, and stands in its place. */
export const isWide = ({ width, height }: LogoFacts) => width > 2 * height;

/** In an icon, a logo that is much wider or higher would be too small to be known. */
export const fitsIcon = (logo: LogoFacts) => !isWide(logo) && logo.height <= 2 * logo.width;
