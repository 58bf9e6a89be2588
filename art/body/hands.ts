// Hands with the wrist at the origin and the fingers to the right, 100 units from wrist to the tip of the middle finger.

import { between, type Point, points, polar } from '../geometry.ts';
import type { Skin } from '../palette.ts';
import { blob, limb, path, place, stroke, sweep } from '../primitives.ts';

interface HandPose {
  at: Point;
  length: number;
  turn: number;
  skin: Skin;
  mirror?: boolean;
}

type Setting = Omit<HandPose, 'skin'>;

/** A mirrored hand still points along `turn`; its thumb is on the other side. */
const set = (part: string, { at, length, turn, mirror = false }: Setting): string =>
  place(part, at, { turn: mirror ? turn + 180 : turn, scale: length / 100, mirror });

interface Finger {
  knuckle: Point;
  length: number;
  /** Degrees by which it points away from the middle of the hand. */
  aside: number;
  girth: number;
}

/** From the index finger to the little finger, seen from the back of the hand. */
const FINGERS: readonly Finger[] = [
  { knuckle: [50, -15], length: 44, aside: -7, girth: 5.7 },
  { knuckle: [53, -4.5], length: 47, aside: -1, girth: 5.9 },
  { knuckle: [51, 6], length: 43, aside: 5, girth: 5.6 },
  { knuckle: [46, 15.5], length: 35, aside: 12, girth: 5 },
];

/** From the wrist over the knuckles, without thumb. */
const PALM = points(
  '-8 -12.5, 6 -12.5, 22 -17.5, 38 -20.5, 50 -21, 56 -16, 59 -4, 57 7, 51 19, 44 20.5, 28 18.5, 12 14.5, -8 12.5',
);

const finger = ({ knuckle, length, aside, girth }: Finger, spread: number, fill: string): string => {
  const at = (share: number): Point => polar(knuckle, length * share, aside * spread);
  return path(
    sweep([
      [at(0), girth * 1.04],
      [at(0.6), girth * 0.97],
      [polar(knuckle, length - girth * 0.78, aside * spread), girth * 0.78],
    ]),
    fill,
  );
};

/** Two joints, and the ball of the thumb at the wrist. */
const thumb = (angle: number, fill: string): string => {
  const root: Point = [10, -7];
  const middle = polar(root, 27, angle);
  const tip = polar(middle, 25, angle + 20);
  return path(
    sweep([
      [root, 9.5],
      [between(root, middle, 0.6), 8.6],
      [middle, 6.6],
      [between(middle, tip, 0.55), 6.2],
      [tip, 4.5],
    ]),
    fill,
  );
};

/** The skin between the thumb and the index finger. */
const web = (angle: number, fill: string): string =>
  path(`M8-8L${polar([10, -7], 24, angle).map(Math.round).join(' ')}Q32-18 44-20L30-4Z`, fill);

const shape = (spread: number, thumbAngle: number, fill: string): string =>
  thumb(thumbAngle, fill) +
  web(thumbAngle, fill) +
  FINGERS.map((one) => finger(one, spread, fill)).join('') +
  blob(PALM, fill);

const knuckles = (shade: string): string =>
  stroke(FINGERS.map(({ knuckle: [x, y] }) => `M${x - 1} ${y - 3}q3 3 0 6`).join(''), shade, 1.7);

const nails = (spread: number): string =>
  FINGERS.map(({ knuckle, length, aside, girth }) =>
    limb(
      polar(knuckle, length - girth * 1.5, aside * spread),
      girth * 0.44,
      polar(knuckle, length - girth * 0.72, aside * spread),
      girth * 0.44,
      '#fffdf9',
      { opacity: 0.45 },
    ),
  ).join('');

/** Seen from the back of the hand, fingers apart. `spread` 1 is relaxed. */
export function openHand(pose: HandPose & { spread?: number; thumbAngle?: number; plain?: boolean }): string {
  const { skin, spread = 1, thumbAngle = -44, plain = false } = pose;
  const details = plain ? '' : knuckles(skin.shade) + nails(spread);
  return set(shape(spread, thumbAngle, skin.base) + details, pose);
}

export const openHandShadow = (pose: Setting, fill: string): string => set(shape(1, -44, fill), pose);

/** Fingers together, as on a back: lines in the shade of the skin part them. */
export function flatHand(pose: HandPose & { thumbAngle?: number }): string {
  const { skin, thumbAngle = -36 } = pose;
  const seams = FINGERS.slice(1).map(({ knuckle: [x, y], aside, girth }, index) => {
    const from: Point = [x + 5, y - girth - 0.2];
    const length = [39, 35, 27][index] ?? 30;
    return `M${from.join(' ')}L${polar(from, length, aside * 0.2 - 1).join(' ')}`;
  });
  return set(shape(0.2, thumbAngle, skin.base) + stroke(seams.join(''), skin.shade, 1.8), pose);
}

const EDGE = points('-8 -12.5, 8 -13.5, 26 -17, 42 -17.5, 52 -14, 56 -4, 52 8, 40 14, 24 15, 8 13, -8 12.5');

/** Fingers seen from the side of the thumb: each behind the one before, and bent a little more. */
const CURLED: readonly (readonly [string, number])[] = [
  ['44 8, 62 14, 76 22', 4.3],
  ['47 4, 67 9, 85 18', 4.7],
  ['49 -2, 71 2, 92 11', 5.1],
  ['48 -8, 72 -7, 97 1', 5.6],
];

const curled = (text: string, girth: number, fill: string): string => {
  const [root = [0, 0], middle = [0, 0], tip = [0, 0]] = points(text);
  return path(
    sweep([
      [root, girth * 1.1],
      [middle, girth],
      [tip, girth * 0.74],
    ]),
    fill,
  );
};

const resting = ({ base: near, shade: far }: Skin): string =>
  CURLED.slice(0, 3)
    .map(([text, girth]) => curled(text, girth, far))
    .join('') +
  CURLED.slice(3)
    .map(([text, girth]) => curled(text, girth, near))
    .join('') +
  blob(EDGE, near) +
  path(
    sweep([
      [[16, 4], 8.5],
      [[34, 12], 7],
      [[48, 18], 5.6],
      [[60, 21], 4.2],
    ]),
    near,
  );

/** Seen from the side of the thumb, fingers loosely bent: reaching, resting, hanging. */
export const sideHand = (pose: HandPose): string =>
  set(resting(pose.skin) + stroke('M22 9Q38 13 47 13', pose.skin.shade, 1.8), pose);

const OUTLINE = points('-8 -12, 26 -17, 52 -14, 77 -11, 97 0, 92 10, 80 20, 58 26, 36 17, 8 13, -8 12');

/** The silhouette of the same hand. */
export const handShadow = (pose: Setting, fill: string): string => set(blob(OUTLINE, fill), pose);
