import sharp from 'sharp';
import type { LogoFacts, LogoGrounds } from '#contract/plain/logo-name.ts';
import { partsOf } from '#contract/plain/themes/oklch.ts';
import { roleColours } from '#contract/plain/themes/roles.ts';

/** A picture from which a logo is made. */
export interface LogoTask {
  original: Uint8Array;
}

export interface PreparedLogo extends LogoFacts {
  large: Uint8Array;
  small: Uint8Array;
}

/** Why a picture cannot be a logo. */
export type LogoProblem = 'empty' | 'small';

const maxPixels = 60_000_000;
/** Longest edge of what is looked at, in px. */
const workingEdge = 2_048;
const largest = { width: 1_024, height: 512 };
/** For headers, on screens of two pixels a point. */
const smallest = { width: 480, height: 96 };
/** A logo with less than this on its longer or shorter edge would be blurred, in px. */
const leastEdges = { longer: 96, shorter: 16 };

/**
 * Makes a logo of a picture, of an animated one its first: a white ground becomes transparent, an empty margin is cut off, and what
 * is left is compared with the grounds of the site, because dark letters vanish in the dark and white ones in the light.
 */
export async function prepareLogo({ original }: LogoTask): Promise<PreparedLogo | LogoProblem> {
  const { data, info } = await sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: workingEdge, height: workingEdge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const edge = edgeOf(data, raw);
  if (edge === 'white') removeWhite(data);
  const box = boxOfInk(data, raw);
  if (!box) return 'empty';
  const edges = [box.width, box.height] as const;
  if (Math.max(...edges) < leastEdges.longer || Math.min(...edges) < leastEdges.shorter) return 'small';
  const ink = sharp(data, { raw }).extract(box);
  const grounds = edge === 'opaque' ? 'both' : groundsOf(await ink.clone().raw().toBuffer());
  const encode = (size: typeof largest) =>
    ink
      .clone()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ nearLossless: true, quality: 60 })
      .toBuffer({ resolveWithObject: true });
  const [large, small] = await Promise.all([encode(largest), encode(smallest)]);
  return {
    width: large.info.width,
    height: large.info.height,
    grounds,
    large: large.data,
    small: small.data,
  };
}

interface Size {
  width: number;
  height: number;
}

/** White as cameras and JPEG make it. */
const whiteFrom = 238;

/** A share of the edge of a picture that counts as all of it. */
const nearlyAll = 0.97;

/** Tells how the edge of a picture is: white, of other colours that hide the ground, or open. */
function edgeOf(data: Buffer, { width, height }: Size) {
  let [white, opaque, all] = [0, 0, 0];
  const look = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    all += 1;
    if (alpha <= 250) return;
    opaque += 1;
    if (Math.min(red, green, blue) >= whiteFrom) white += 1;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) look(x, y);
  if (white >= nearlyAll * all) return 'white';
  return opaque >= nearlyAll * all ? 'opaque' : 'open';
}

/** Less colour than this is noise of the encoder, from 0 to 1. */
const noise = 0.07;

/** From this much colour on, a part is no mixture with white but of a colour of its own, from 0 to 1. */
const whole = 0.5;

/** Makes white transparent, and what is mixed with it partly, so that on white the picture looks as before. */
function removeWhite(data: Buffer) {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const colour = 1 - Math.min(red, green, blue) / 255;
    if (colour >= whole) continue;
    if (colour < noise) {
      data.fill(0, at, at + 4);
      continue;
    }
    const share = colour / whole;
    const without = (part: number) => Math.round(255 - (255 - part) / share);
    data.set([without(red), without(green), without(blue), Math.round(alpha * share)], at);
  }
}

/** Below this, nothing is seen. */
const leastAlpha = 16;

/** The part of a picture in which there is something; undefined if it is empty. */
function boxOfInk(data: Buffer, { width, height }: Size) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[4 * (y * width + x) + 3] ?? 0) < leastAlpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** A part of a logo is seen from this contrast on, and a logo when so much of it is. */
const seenFrom = 2;
const seenShare = 0.8;

const [lightGround, , darkGround] = roleColours.ground;

function groundsOf(data: Buffer): LogoGrounds {
  const [light, dark] = [shareSeen(data, lightGround), shareSeen(data, darkGround)];
  if (light >= seenShare && dark >= seenShare) return 'both';
  return light >= dark ? 'light' : 'dark';
}

const linear = Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminanceOf = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** How much of what is drawn stands out from a ground, from 0 to 1. */
function shareSeen(data: Buffer, ground: string) {
  const under = partsOf(ground);
  const ofGround = luminanceOf(under) + 0.05;
  let [seen, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    const over = (channel: 0 | 1 | 2) => Math.round((data[at + channel] ?? 0) * alpha + under[channel] * (1 - alpha));
    const ofInk = luminanceOf([over(0), over(1), over(2)]) + 0.05;
    all += alpha;
    if (Math.max(ofInk, ofGround) / Math.min(ofInk, ofGround) >= seenFrom) seen += alpha;
  }
  return seen / all;
}
