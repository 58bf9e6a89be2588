// Parts that drawings of treatments share: 480 by 320.

import { flatHand } from '../body/hands.ts';
import { grip, type Reading, sweptArc } from '../dial.ts';
import { axis, bothSides, type Point, points } from '../geometry.ts';
import { pine, type Skin } from '../palette.ts';
import { blob, path, rect, stroke, sweep, ticks } from '../primitives.ts';

export const ground = (fill: string): string => rect([0, 0], 480, 320, fill);

export const reading = (centre: Point, radius: number, from: number, to: number, range: Reading['dial']): string => {
  const one: Reading = { centre, radius, from, to, dial: range ?? [from, to], step: 6 };
  return (
    ticks(centre, radius, one.dial?.[0] ?? from, one.dial?.[1] ?? to, pine[700], {
      step: 8,
      width: 2,
      short: 6,
      long: 12,
      opacity: 0.42,
    }) +
    sweptArc(one, 6) +
    grip(one, 9)
  );
};

const HALF_BACK = points('18 40, 34 52, 70 62, 92 84, 88 116, 76 156, 68 196, 68 226, 78 262, 84 330');

/** A bare back from the neck to the hips. */
export const back = (tone: Skin): string =>
  [
    path(sweep(axis('240 -10 21, 240 30 23, 240 70 40')), tone.base),
    ...[1, -1].map((side) =>
      path(
        sweep([
          [[240 + side * 76, 92], 21],
          [[240 + side * 104, 160], 21],
          [[240 + side * 112, 240], 17],
          [[240 + side * 110, 340], 14],
        ]),
        tone.base,
      ),
    ),
    blob(bothSides(HALF_BACK, 240), tone.base),
    stroke('M240 60V224M205 84Q194 112 212 138M275 84Q286 112 268 138', tone.shade, 3.4, { opacity: 0.7 }),
  ].join('');

/** An arm from the right with its hand flat, whose wrist is where it is asked for. */
export const helpingHand = ([x, y]: Point, helper: Skin, sleeve: string): string =>
  [
    path(sweep(axis(`${x + 190} ${y + 60} 38, ${x + 92} ${y + 30} 28, ${x} ${y} 18`)), helper.base),
    path(sweep(axis(`${x + 210} ${y + 66} 48, ${x + 104} ${y + 34} 40`), { end: 'flat' }), sleeve),
    flatHand({ at: [x + 2, y], length: 78, turn: 196, skin: helper, mirror: true, thumbAngle: -34 }),
  ].join('');

/** The waistband below a bare back. */
export const waistband = (fill: string): string => path('M150 252Q240 238 330 252L340 330H140Z', fill);
