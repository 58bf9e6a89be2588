import sharp from 'sharp';

// Pictures that look like photographs to an encoder: light that falls off, blur behind a sharp subject, and grain. They are drawn from
// numbers, so every run gets the same bytes.

interface Photograph {
  width: number;
  height: number;
  /** Middle of the face, in percent. */
  subject: { x: number; y: number };
}

/** A person before a blurred room, as JPEG. */
export async function photographOf({ width, height, subject }: Photograph) {
  const size = Math.min(width, height);
  const [x, y, r] = [(width * subject.x) / 100, (height * subject.y) / 100, size * 0.11];
  const room = svgOf(
    width,
    height,
    `<defs><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#b9c2bd"/><stop offset="1" stop-color="#6f7f7b"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect y="${height * 0.8}" width="100%" height="100%" fill="#7d7468"/>
    <ellipse cx="${width * 0.15}" cy="${height * 0.2}" rx="${size * 0.2}" ry="${size * 0.25}" fill="#d8ddd6"/>`,
  );
  const person = svgOf(
    width,
    height,
    `<defs><radialGradient id="skin" cx=".38" cy=".32"><stop stop-color="#f0c09a"/><stop offset="1" stop-color="#9a5f3d"/></radialGradient></defs>
    <ellipse cx="${x}" cy="${y + r * 3.1}" rx="${r * 1.9}" ry="${r * 2}" fill="#3f5a5c"/>
    <ellipse cx="${x}" cy="${y - r * 0.2}" rx="${r * 0.95}" ry="${r * 1.2}" fill="#2e211b"/>
    <ellipse cx="${x}" cy="${y}" rx="${r * 0.8}" ry="${r}" fill="url(#skin)"/>
    <circle cx="${x - r * 0.3}" cy="${y - r * 0.1}" r="${r * 0.09}" fill="#1c1512"/>
    <circle cx="${x + r * 0.3}" cy="${y - r * 0.1}" r="${r * 0.09}" fill="#1c1512"/>
    <path d="M${x - r * 0.3} ${y + r * 0.45}q${r * 0.3} ${r * 0.2} ${r * 0.6} 0" stroke="#a8443a" stroke-width="${r * 0.1}" fill="none"/>`,
  );
  const blurred = await sharp(room).blur(12).png().toBuffer();
  return sharp(blurred)
    .composite([{ input: person }, { input: grain, raw: grainSize, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

function svgOf(width: number, height: number, content: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);
}

const grainSize = { width: 64, height: 64, channels: 3 } as const;

/** Grey noise of a linear congruential generator. */
const grain = Buffer.alloc(grainSize.width * grainSize.height * 3);
for (let [seed, place] = [1, 0]; place < grain.length; place += 3) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  grain.fill(112 + (seed % 4_096) / 128, place, place + 3);
}
