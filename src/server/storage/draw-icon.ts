import sharp from 'sharp';

/** A drawing of this project, never one of a stranger, as a square of so many pixels. */
export interface IconTask {
  svg: string;
  size: number;
}

export async function drawIcon({ svg, size }: IconTask): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg), { density: Math.max(72, (72 * size) / 32) });
  return picture.resize(size, size).png({ palette: true }).toBuffer();
}
