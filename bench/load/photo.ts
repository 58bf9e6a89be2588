import sharp from 'sharp';

const size = { width: 4_000, height: 3_000 };

/** A photo of 12 megapixels: large soft shapes with the grain of a camera, which is what keeps the encoders busy. */
export async function takePhoto(): Promise<File> {
  const noise = (sigma: number) => ({ channels: 3, noise: { type: 'gaussian', mean: 128, sigma } }) as const;
  const grain = await sharp({ create: { ...size, background: '#888', ...noise(12) } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const shapes = await sharp({ create: { width: 400, height: 300, background: '#888', ...noise(60) } })
    .blur(6)
    .png()
    .toBuffer();
  const bytes = await sharp(
    await sharp(shapes).normalise().resize(size.width, size.height, { kernel: 'cubic' }).toBuffer(),
  )
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
}
