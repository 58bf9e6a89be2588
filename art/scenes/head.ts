// Jaw and face.

import { flatHand } from '../body/hands.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { arc, blob, ellipse, group, handle, line, path, rect, stroke, sweep, ticks } from '../primitives.ts';

// A profile in two parts, so that the jaw can open about its joint in front of the ear. 100 units high, looking right.
const UPPER =
  'M28-41C36-33 40-23 39-13C41-5 46 2 48 7C49 11 45 13 40.5 13C42 16 43 19 41.5 21.500C30 25 12 22-2 8L-8 36' +
  'C-16 42-26 38-32 30C-46 12-50-8-45-24C-38-45-14-51 4-50C14-50 22-46 28-41Z';
const LOWER =
  'M-8-2C-12 12-12 28-7 38C4 47 18 51 30 48C39 45 41 37 39 31C42 29 42.5 26 40 24C28 23 14 18 5 2C2-4-6-6-8-2Z';
const HAIR =
  'M30-39C24-34 14-30 11-21C9-13 6-8 0-8C-10-11-17-3-14 7C-13 16-19 25-27 33C-42 22-51 2-49-18C-45-46-20-57 4-54C17-53 28-47 30-39Z';
// The lower jaw: its head in the joint, the spur for the temple's muscle, the angle below the ear, the body and the chin.
const BONE =
  'M-1-1C-1-5 7-5 7-1C7 3 9 7 11.5 7C12 3 16 1 17 5C18 11 18 18 20 23C25 26 31 27 36.5 26.5C38.5 31 38 36 36.5 40C35 45 30 46.5 26 45.5C18 44 9 40 4 35C1 31-1 14-1-1Z';

export function jaw(): string {
  const [x, y, scale] = [580, 330, 5.6];
  const tone = skin.umber;
  const hinge: Point = [x + 3 * scale, y - 1 * scale];
  const opened = 18;
  const reading: Reading = { centre: hinge, radius: 390, from: 46, to: 46 + opened, dial: [12, 104] };
  const set = (part: string, turn = 0): string =>
    group(
      { transform: `translate(${x} ${y})scale(${scale})` },
      turn === 0 ? part : group({ transform: `rotate(${turn} 3 -1)` }, part),
    );
  const teeth = (row: string): string =>
    stroke(row, sand[0], 4.6, { 'stroke-dasharray': '2.7 .5', 'stroke-linecap': 'butt' });
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    path(sweep(axis('520 480 126, 506 600 120, 490 720 150')), tone.shade),
    blob(points('100 900, 170 790, 330 715, 388 690, 500 745, 612 690, 710 730, 840 800, 880 900'), pine[700]),
    group({ opacity: 0.22 }, set(path(LOWER, pine[600]))),
    set(path(LOWER, tone.base), opened),
    set(path(UPPER, tone.base)),
    set(path(HAIR, hair.black) + ellipse([-13, 5], 6, 10, tone.shade)),
    set(teeth('M21.5 16.5Q30 19.5 38.5 18.5')),
    set(path(BONE, sand[0]) + teeth('M22 22.5Q30 25.5 36.5 24.5'), opened),
    set(stroke('M-5-3Q3-11 9-4Q16-2 25 3', sand[0], 3.4)),
    set(path('M13 5L25 6C24 20 16 32 8 37L4 33C10 24 13 16 13 5Z', blush[400], { opacity: 0.55 }), opened / 2),
    sweptArc(reading),
    grip(reading),
    joint(hinge, 26),
  ].join('');
}

/** Half of a face as the onlooker sees it: brow, closed eye and half the mouth; `lift` raises the corners. */
function half(side: 1 | -1, lift: number, shade: string): string {
  const x = (dx: number): number => 600 + side * dx;
  return [
    stroke(`M${x(54)} ${292 - lift * 0.3}Q${x(112)} ${262 - lift * 0.8} ${x(166)} ${296 - lift * 0.5}`, hair.brown, 13),
    stroke(`M${x(60)} 352Q${x(108)} 386 ${x(154)} 350`, hair.brown, 9),
    stroke(`M600 548Q${x(58)} 552 ${x(104)} ${534 - lift}`, shade, 12),
  ].join('');
}

export function face(): string {
  const tone = skin.amber;
  const mouth = skin.umber.base;
  const shape = points(
    '600 96, 736 138, 800 270, 794 410, 752 540, 684 630, 600 660, 516 630, 448 540, 406 410, 400 270, 464 138',
  );
  return [
    rect([0, 0], 1200, 800, blush[200]),
    ticks([600, 400], 352, -180, 0, pine[700], { step: 5, opacity: 0.42 }),
    path(
      'M366 330C340 130 450 46 600 46C750 46 860 130 834 330C842 430 858 520 880 600C900 680 880 760 820 780H380C320 760 300 680 320 600C342 520 358 430 366 330Z',
      hair.black,
    ),
    path(sweep(axis('600 560 100, 600 690 106, 600 830 150')), tone.shade),
    blob(points('100 940, 190 800, 380 736, 488 700, 600 768, 712 700, 820 736, 1010 800, 1100 940'), pine[700]),
    ellipse([402, 376], 24, 46, tone.base),
    ellipse([798, 376], 24, 46, tone.base),
    blob(shape, tone.base),
    path(
      'M396 330C396 200 452 160 556 116C600 180 700 236 804 320C812 160 740 78 600 78C460 78 388 170 396 330Z',
      hair.black,
    ),
    line([600, 190], [600, 640], sand[0], 5, { 'stroke-dasharray': '1 18', opacity: 0.85 }),
    stroke('M606 372C604 412 620 436 614 454Q604 466 584 460', tone.shade, 9),
    half(-1, 26, mouth),
    half(1, -6, mouth),
    arc([600, 400], 184, 52, 16, sun[400], 11),
    handle(polar([600, 400], 184, 16), 17, sun[400], pine[900]),
    path(sweep(axis('1010 900 92, 960 800 78, 896 702 56')), tone.base),
    path(sweep(axis('1060 980 110, 1000 870 104, 966 800 96'), { end: 'flat' }), pine[600]),
    flatHand({ at: [898, 706], length: 226, turn: -136, skin: tone }),
  ].join('');
}
