import sharp from 'sharp';

/** By how much a channel of a pixel may differ, of 255, before an eye sees it. */
const invisible = 24;

/**
 * Share of the pixels that differ between two pictures, from 0 to 1, and a picture of where: red on the newer one, which is paler. What
 * only one of them reaches differs.
 */
export async function differ(accepted: string | Buffer, taken: string | Buffer) {
  const [a, b] = await Promise.all([accepted, taken].map((picture) => sharp(picture).metadata()));
  const [width, height] = [Math.max(a?.width ?? 0, b?.width ?? 0), Math.max(a?.height ?? 0, b?.height ?? 0)];
  const [before, after] = await Promise.all([readOn(accepted, width, height), readOn(taken, width, height)]);
  const drawn = Buffer.alloc(width * height * 3);
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [from, to] = [pixel * 4, pixel * 3];
    const isDifferent = [0, 1, 2, 3].some(
      (at) => Math.abs((before[from + at] ?? 0) - (after[from + at] ?? 0)) > invisible,
    );
    if (isDifferent) count += 1;
    for (let at = 0; at < 3; at += 1)
      drawn[to + at] = isDifferent ? (red[at] ?? 0) : 170 + Math.round((after[from + at] ?? 0) / 3);
  }
  const picture = sharp(drawn, { raw: { width, height, channels: 3 } }).png();
  return { share: count / (width * height), picture };
}

const red = [208, 0, 64];

/** Its pixels, in the corner of a ground that is seen through. */
async function readOn(picture: string | Buffer, width: number, height: number) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width === width && info.height === height) return data;
  const ground = Buffer.alloc(width * height * 4);
  for (let row = 0; row < info.height; row += 1)
    data.copy(ground, row * width * 4, row * info.width * 4, (row + 1) * info.width * 4);
  return ground;
}
