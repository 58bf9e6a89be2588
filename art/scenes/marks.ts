// The logo and the small arcs of the interface.

import { joint, type Reading, sweptArc } from '../dial.ts';
import { type Point, polar } from '../geometry.ts';
import { pine, sand, sun } from '../palette.ts';
import { arc, circle, handle, hull, label, limb, line, path, place, rect, sweep, ticks } from '../primitives.ts';

/** A limb that hangs from its joint, and the arc it can move through. Drawn for a tile of 32 units. */
const PIVOT: Point = [10.4, 10];

/** A circle as path data, so that it can be a hole in a shape. */
const hole = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

const mark = (limbColor: string, arcColor: string, width: number): string =>
  path(hull(PIVOT, 5, polar(PIVOT, 13.6, 90), 2.9) + hole(PIVOT, 2.1), limbColor, { 'fill-rule': 'evenodd' }) +
  arc(PIVOT, 15.2, 62, 0, arcColor, width);

export const logo = (): string => rect([0, 0], 32, 32, pine[700], 9) + mark(sand[50], sun[400], 3.4);
export const favicon = (): string => rect([0, 0], 32, 32, pine[700], 7) + mark(sand[50], sun[400], 4);

/** For systems that crop an icon to a shape: the background fills the canvas, and the mark stays clear of its edges. */
export const homeScreenIcon = (): string =>
  rect([0, 0], 32, 32, pine[700]) + place(mark(sand[50], sun[400], 3.4), [3.9, 4.2], { scale: 0.76 });

/** The faint ring behind section headings and in the footer: 1200 by 640. */
export const ring = (): string =>
  ticks([600, 620], 520, 180, 360, pine[700], { step: 2.5, width: 3, short: 12, long: 26, every: 12 });

const node = (at: Point, text: string): string =>
  circle(at, 17, pine[900]) + label(text, [at[0], at[1] + 8.4], 24, sand[50], 'middle');

/** Three stations of a first visit on one opening arc: 560 by 320. */
export function visit(): string {
  const centre: Point = [280, 272];
  const reading: Reading = { centre, radius: 206, from: 180, to: 300 };
  const arm = (angle: number, fill: string, opacity?: number): string =>
    path(
      sweep([
        [centre, 37],
        [polar(centre, 70, angle), 33],
        [polar(centre, 142, angle), 20],
      ]),
      fill,
      { opacity },
    );
  return [
    ticks(centre, 228, 180, 360, pine[700], { step: 3, width: 2.5, short: 9, long: 20, every: 10, opacity: 0.45 }),
    arm(182, pine[600], 0.12),
    arm(212, pine[600], 0.17),
    arm(241, pine[600], 0.22),
    arm(271, pine[600], 0.28),
    arm(300, pine[700]),
    sweptArc(reading, 8),
    line(centre, polar(centre, 190, 300), sand[0], 4),
    ...[180, 240, 300].map((angle, index) => node(polar(centre, 206, angle), String(index + 1))),
    joint(centre, 19),
  ].join('');
}

/** A limb at rest, at the beginning of its scale: 160 by 96. */
export function empty(): string {
  const centre: Point = [80, 84];
  const tip = polar(centre, 46, 203);
  return [
    ticks(centre, 66, 180, 360, pine[400], { step: 10, width: 2, short: 4, long: 9, every: 9 }),
    limb(centre, 12, polar(centre, 44, 180), 6.5, pine[600], { opacity: 0.16 }),
    limb(centre, 12, tip, 6.5, pine[700]),
    arc(centre, 60, 181, 203, sun[400], 5),
    circle(centre, 5.5, sand[0]),
    circle(centre, 2.5, sun[400]),
  ].join('');
}

/** An arm that has swung past the end of its scale: 480 by 280. */
export function notFound(): string {
  const centre: Point = [250, 236];
  const arm = (angle: number, fill: string, opacity?: number): string =>
    limb(centre, 34, polar(centre, 128, angle), 17, fill, { opacity });
  const end = polar(centre, 184, 334);
  return [
    ticks(centre, 196, 180, 288, pine[700], { step: 3, width: 2.5, short: 9, long: 20, every: 12, opacity: 0.45 }),
    arm(200, pine[600], 0.12),
    arm(236, pine[600], 0.17),
    arm(272, pine[600], 0.22),
    arm(306, pine[600], 0.28),
    arm(334, pine[700]),
    arc(centre, 184, 180, 288, sun[400], 7),
    arc(centre, 184, 293, 328, sun[400], 7, { 'stroke-dasharray': '.1 15' }),
    line(centre, end, sand[0], 4),
    handle(end, 14, sun[400], pine[900]),
    joint(centre, 17),
  ].join('');
}
