// Hands with the wrist at the origin and the fingers to the right, 100 units from wrist to fingertip.

import { type Point, points, polar } from '../geometry.ts';
import type { Skin } from '../palette.ts';
import { blob, curve, limb, place, stroke } from '../primitives.ts';

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

const MITT = points('-6 -16, 14 -19, 40 -24, 66 -20, 88 -12, 101 -3, 98 6, 84 9, 62 12, 40 17, 14 17, -6 16');

/** Seen from its edge, fingers together: reaching, resting, hanging. */
export const sideHand = (pose: HandPose): string =>
  set(
    limb([16, 8], 11, [50, 25], 7.5, pose.skin.base) +
      blob(MITT, pose.skin.base) +
      stroke(curve(points('26 14, 38 15, 52 22')), pose.skin.shade, 2.5),
    pose,
  );

/** The silhouette of the same hand. */
export const handShadow = (pose: Setting, fill: string): string =>
  set(limb([16, 8], 11, [50, 25], 7.5, fill) + blob(MITT, fill), pose);

interface Finger {
  root: Point;
  length: number;
  angle: number;
  radius: number;
}

const FINGERS: readonly Finger[] = [
  { root: [47, -17], length: 38, angle: -8, radius: 6.8 },
  { root: [50, -6], length: 44, angle: -2, radius: 7 },
  { root: [49, 6], length: 41, angle: 5, radius: 6.8 },
  { root: [45, 17], length: 32, angle: 12, radius: 6.2 },
];

const PALM = points('-8 -17, 10 -19, 30 -24, 46 -24, 53 -14, 55 0, 53 14, 46 24, 30 22, 10 18, -8 16');

const fingers = (spread: number, fill: string): string =>
  FINGERS.map(({ root, length, angle, radius }) =>
    limb(root, radius * 1.08, polar(root, length, angle * spread), radius * 0.88, fill),
  ).join('');

const thumb = (angle: number, fill: string): string => {
  const joint = polar([12, -10], 30, angle);
  return limb([12, -9], 12, joint, 8, fill) + limb(joint, 7.6, polar(joint, 22, angle + 22), 6, fill);
};

/** Seen from the back of the hand, fingers apart. `spread` 1 is relaxed. */
export function openHand(pose: HandPose & { spread?: number; thumbAngle?: number }): string {
  const { skin, spread = 1, thumbAngle = -52 } = pose;
  const knuckles = FINGERS.map(({ root }) =>
    stroke(`M${root[0] - 1} ${root[1] - 3.5}q3 3.5 0 7`, skin.shade, 1.6),
  ).join('');
  const nails = FINGERS.map(({ root, length, angle }) => {
    const tip = polar(root, length - 1, angle * spread);
    const from = polar(root, length - 6, angle * spread);
    return limb(from, 2.7, tip, 2.7, '#fffdf9', { opacity: 0.45 });
  }).join('');
  return set(
    thumb(thumbAngle, skin.base) + fingers(spread, skin.base) + blob(PALM, skin.base) + knuckles + nails,
    pose,
  );
}

export const openHandShadow = (pose: Setting, fill: string): string =>
  set(thumb(-52, fill) + fingers(1, fill) + blob(PALM, fill), pose);

/** A hand laid flat with its fingers together, as on a back. */
export function flatHand(pose: HandPose & { thumbAngle?: number }): string {
  const { skin, thumbAngle = -38 } = pose;
  const seams = FINGERS.slice(1).map(({ root }, index) => {
    const y = root[1] - 5.8;
    return stroke(`M52 ${y}L${[86, 88, 80][index]} ${y * 0.86}`, skin.shade, 2);
  });
  return set(thumb(thumbAngle, skin.base) + fingers(0.25, skin.base) + blob(PALM, skin.base) + seams.join(''), pose);
}
