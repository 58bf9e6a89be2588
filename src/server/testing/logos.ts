import sharp from 'sharp';
import { fileOf } from './fixtures.ts';

interface LogoLook {
  width: number;
  height: number;
  ink: string;
  /** Transparent without it. */
  ground?: string;
  /** Share of the width and of the height that is left empty around. */
  margin?: number;
}

/** A logo without letters: a disc, and a bar that is as long as there is room. */
export async function drawnLogo({ width, height, ink, ground, margin = 0.1 }: LogoLook) {
  const [x, y] = [width * margin, height * margin];
  const [across, down] = [width - 2 * x, height - 2 * y];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}
    <rect x="${x}" y="${y}" width="${across}" height="${down / 4}" fill="${ink}"/>
    <rect x="${x}" y="${y}" width="${Math.min(across, down)}" height="${down}" rx="${down / 2}" fill="${ink}"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

export const logoFile = async (look: LogoLook) => fileOf(await drawnLogo(look), 'logo.png', 'image/png');
