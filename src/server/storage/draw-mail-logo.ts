import sharp from 'sharp';

/** A logo on a plate. Sizes are in the pixels of a page. */
export interface MailLogoTask {
  width: number;
  height: number;
  /** Width of the plate around the logo. */
  edge: number;
  /** Colour of the plate. */
  plate: string;
  logo?: Uint8Array | undefined;
}

/** Pixels of the picture for one of a page. */
const density = 2;
const corner = 6;

/** Draws the logo that mails show. */
export async function drawMailLogo({ logo, plate, edge, ...size }: MailLogoTask): Promise<Uint8Array> {
  const [width, height] = [density * size.width, density * size.height];
  const inside = { width: width - 2 * density * edge, height: height - 2 * density * edge };
  const input = await sharp(logo)
    .resize({ ...inside, fit: 'inside' })
    .png()
    .toBuffer();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${density * corner}" fill="${plate}"/></svg>`;
  return sharp(Buffer.from(ground)).composite([{ input }]).png({ palette: true }).toBuffer();
}
