// The body of the body finder, from the front and from behind.

import { axis, type Girth, type Point, points } from '../geometry.ts';
import { pine } from '../palette.ts';
import { blob, ellipse, group, limb, path, place, stroke, sweep } from '../primitives.ts';

/** The right half of an outline around x = 0, from the top down, and its mirror image. */
const mirrored = (half: Point[]): Point[] => [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];

const ARM: Girth[] = axis('50 108 17, 62 148 14.500, 72 190 12, 79 216 11.500, 88 256 7.500');
const LEG: Girth[] = axis('25 262 27, 27 310 23.500, 26 364 16, 27 402 18.500, 25 462 9.500');

const side = (foot: string): string => path(sweep(ARM)) + limb([89, 262], 8.5, [94, 284], 6) + path(sweep(LEG)) + foot;

/** A person of 7.4 heads around x = 0; the crown is at y = 16. */
const person = (foot: string): string =>
  [
    ellipse([0, 47], 23, 30, pine[300]),
    limb([0, 72], 12, [0, 98], 15),
    blob(mirrored(points('10 88, 34 94, 56 104, 52 140, 41 190, 46 226, 51 256, 26 280')), pine[300]),
    side(foot),
    place(side(foot), [0, 0], { mirror: true }),
  ].join('');

/** Rounded vertebrae, as in the slides of the home page. */
const spine = (): string =>
  Array.from({ length: 13 }, (_, index) =>
    stroke(`M${-5 - index * 0.35} ${92 + index * 12.5}h${10 + index * 0.7}`, pine[700], 7),
  ).join('');

/** Front and back, side by side: 440 by 500. */
export const bodyFinder = (): string =>
  [
    place(
      group({ fill: pine[300] }, person(ellipse([28, 478], 13, 10, pine[300]))) +
        stroke('M-36 104Q-16 112 -4 108M36 104Q16 112 4 108', pine[500], 3),
      [110, 0],
    ),
    place(group({ fill: pine[300] }, person(ellipse([26, 476], 11, 11, pine[300]))) + spine(), [330, 0]),
  ].join('');
