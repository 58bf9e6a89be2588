// Feet from the side with the ankle joint at its place and the sole `.29` heads below, sized like the limbs.

import { type Point, points } from '../geometry.ts';
import { type Skin, sand } from '../palette.ts';
import { blob, group, limb, path, place, stroke } from '../primitives.ts';
import type { Facing } from './limbs.ts';

/** The outer side: flat along the ground, with the toes one behind the other. */
const OUTER = points(
  '-12.5 -14, -14 -6, -18 2, -24 13, -25 22, -19 28.5, -8 29.5, 10 28.5, 30 28.5, 46 29.5, 54 28, 63 25, 66 19, 58 13, 44 7, 30 0, 19 -8, 13.5 -14',
);

/** The inner side: the arch leaves the ground between the heel and the ball of the big toe. */
const INNER = points(
  '-12.5 -14, -14 -6, -18 2, -24 13, -25 22, -19 28.5, -8 29.5, 4 27, 18 21.5, 32 21, 43 26, 54 29.5, 63 28, 66 22, 60 14, 45 7, 30 0, 19 -8, 13.5 -14',
);

/** Toes of the outer side, from the big toe behind to the little toe: root, tip, and half of the height. */
const TOES: readonly (readonly [Point, Point, number])[] = [
  [[62, 21], [78, 23.5], 5.6],
  [[60, 21.5], [74, 25], 4.3],
  [[57, 22.5], [68, 25.5], 4],
  [[53, 23.5], [62, 26], 3.8],
  [[48, 24.5], [56, 26.3], 3.5],
];

const outer = ({ base, shade }: Skin): string =>
  TOES.map(([root, tip, half]) => limb(root, half, tip, half, base, { stroke: shade, 'stroke-width': 1.2 })).join('') +
  blob(OUTER, base) +
  stroke('M-4-5q5 4 7 0M-13 6q3 6 2 12', shade, 1.8);

const bigToe = (base: string): string =>
  path('M58 13C70 15 80 17 81 23C82 29 70 30 58 29Z', base) +
  path('M75 17.5Q80 18.5 80 22Q76 22 74 19Z', sand[0], { opacity: 0.6 });

const inner = ({ base, shade }: Skin): string =>
  limb([60, 20], 4.5, [75, 22], 4, shade) +
  bigToe(base) +
  blob(INNER, base) +
  stroke('M-5-6q6 5 9-1M-13 6q3 6 2 12', shade, 1.8);

/** The inner side in hundredths of a head, with the big toe lifted about the ball of the foot. */
export const archWithToe = ({ base, shade }: Skin, lift: number): string =>
  group({ transform: `rotate(${-lift} 60 21)` }, bigToe(base)) +
  blob(INNER, base) +
  stroke('M-5-6q6 5 9-1M-13 6q3 6 2 12', shade, 1.2);

interface FootPose {
  turn?: number;
  /** Whether the inner side, with the arch and the big toe, faces the onlooker. */
  arch?: boolean;
}

export const bareFoot = (
  ankle: Point,
  head: number,
  facing: Facing,
  skin: Skin,
  { turn = 0, arch = false }: FootPose = {},
): string => place(arch ? inner(skin) : outer(skin), ankle, { turn, scale: head / 100, mirror: facing === -1 });

/** The silhouette of the same foot. */
export const footShadow = (ankle: Point, head: number, facing: Facing, fill: string, turn = 0): string =>
  place(limb([50, 21], 7, [77, 23], 5.6, fill) + blob(OUTER, fill), ankle, {
    turn,
    scale: head / 100,
    mirror: facing === -1,
  });

const SHOE = points(
  '-14 -10, -21 2, -26 14, -26 27, 0 29, 40 29, 76 29, 83 25, 80 17, 67 10, 48 5, 32 -4, 20 -15, 11 -14, 0 -7',
);

/** A low shoe with laces, open above the ankle bone. */
export const shoe = (ankle: Point, head: number, facing: Facing, fill: string, sole: string, turn = 0): string =>
  place(
    blob(SHOE, fill) +
      stroke('M-23 30.5H62Q76 30.5 83 26.5', sole, 6.5) +
      (fill === sole ? '' : stroke('M31 5l9-8M41 9l9-8', sole, 2.4)),
    ankle,
    { turn, scale: head / 100, mirror: facing === -1 },
  );
