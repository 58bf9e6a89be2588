// Treatments: massage, pads, tape.

import { backTrunk, nape } from '../body/back.ts';
import { flatHand } from '../body/hands.ts';
import { backHead } from '../body/head.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, bothSides, type Point, points } from '../geometry.ts';
import { hair, pine, sand, skin, sun } from '../palette.ts';
import { arc, blob, circle, curve, ellipse, path, rect, stroke, sweep, ticks } from '../primitives.ts';

/** A back lying face down, seen from above with the head up; half its outline from the neck to the hips. */
const HALF_BACK = points('46 196, 84 226, 170 250, 222 300, 214 380, 188 470, 168 570, 166 640, 190 740, 206 900');

export function massage(): string {
  const tone = skin.amber;
  const helper = skin.umber;
  const arm = (side: 1 | -1): string =>
    path(
      sweep([
        [[600 + side * 184, 322], 50],
        [[600 + side * 250, 460], 52],
        [[600 + side * 276, 600], 44],
        [[600 + side * 270, 760], 34],
        [[600 + side * 262, 860], 34],
      ]),
      tone.base,
    );
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([272, -40], 656, 900, sand[0], 60),
    ellipse([600, 134], 108, 112, pine[200]),
    arm(1),
    arm(-1),
    path(sweep(axis('600 150 52, 600 230 60')), tone.base),
    blob(bothSides(HALF_BACK, 600), tone.base),
    backHead({ at: [600, 132], height: 176, skin: tone, hair: hair.black, cut: 'short' }),
    stroke(curve(points('600 250, 600 400, 600 560')), tone.shade, 7, { opacity: 0.75 }),
    stroke(
      curve(points('516 300, 490 360, 500 430, 548 452')) + curve(points('684 300, 710 360, 700 430, 652 452')),
      tone.shade,
      7,
      { opacity: 0.6 },
    ),
    path('M360 640C480 612 720 612 840 640L880 900H320Z', pine[500]),
    stroke('M362 642C480 614 720 614 838 642', pine[300], 12),
    path(sweep(axis('1250 470 96, 1040 420 70, 868 366 46')), helper.base),
    path(sweep(axis('1330 486 124, 1180 452 108, 1060 424 92'), { end: 'flat' }), pine[700]),
    flatHand({ at: [872, 368], length: 200, turn: 197, skin: helper, mirror: true, thumbAngle: -34 }),
    path(sweep(axis('1160 830 98, 990 680 72, 836 548 46')), helper.base),
    path(sweep(axis('1240 900 126, 1120 796 110, 1020 706 94'), { end: 'flat' }), pine[700]),
    flatHand({ at: [840, 552], length: 200, turn: 214, skin: helper, mirror: true, thumbAngle: -34 }),
    ticks([600, 400], 172, 128, 246, pine[700], { step: 7, opacity: 0.5 }),
    arc([600, 400], 172, 134, 232, sun[400], 11),
    grip({ centre: [600, 400], radius: 172, from: 134, to: 232 }),
  ].join('');
}

/** Someone who sits with the low back bare: two pairs of electrodes, and their device. */
export function pads(): string {
  const tone = skin.peach;
  const size = 150;
  const spine: Point = [500, 316];
  const spots = points('446 492, 554 492, 446 578, 554 578');
  const arm = (side: 1 | -1): string => {
    const at = (dx: number, y: number): Point => [500 + side * dx, y];
    return (
      path(
        sweep([
          [at(168, 440), 30],
          [at(186, 540), 27],
          [at(170, 630), 22],
        ]),
        tone.base,
      ) +
      path(
        sweep(
          [
            [at(124, 318), 44],
            [at(150, 390), 43],
            [at(172, 466), 39],
          ],
          { end: 'flat' },
        ),
        pine[500],
      )
    );
  };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 730], 1200, 70, pine[200]),
    rect([470, 700], 60, 100, pine[900]),
    nape(spine, size, tone),
    arm(1),
    arm(-1),
    backTrunk(spine, size, tone.base, 9),
    blob(points('400 612, 376 660, 352 700, 366 736, 500 744, 634 736, 648 700, 624 660, 600 612, 500 626'), pine[900]),
    rect([350, 716], 300, 40, pine[700], 20),
    blob(
      points(
        '500 222, 581 256, 632 286, 655 325, 641 385, 618 440, 604 464, 500 436, 396 464, 382 440, 359 385, 345 325, 368 286, 419 256',
      ),
      pine[600],
    ),
    stroke('M396 462Q500 432 604 462', pine[700], 12),
    stroke('M500 450V612', tone.shade, 6, { opacity: 0.8 }),
    backHead({ at: [spine[0], spine[1] - size * 1.42], height: size, skin: tone, hair: hair.grey, cut: 'bob' }),
    ...spots.map((at) => circle(at, 62, sand[0], { opacity: 0.35 })),
    stroke(
      'M554 492C640 470 700 520 838 508M554 578C660 600 720 560 838 530M446 492C470 536 600 540 838 552M446 578C560 660 720 600 838 574',
      pine[900],
      6,
    ),
    ...spots.map(
      ([x, y]) =>
        rect([x - 35, y - 31], 70, 62, sand[0], 20) + circle([x, y], 13, sun[400]) + circle([x, y], 5, pine[900]),
    ),
    rect([980, 620], 40, 120, pine[700]),
    rect([810, 604], 380, 26, pine[700], 13),
    rect([838, 450], 300, 154, pine[900], 28),
    arc([988, 558], 70, 180, 300, sun[400], 11),
    ticks([988, 558], 84, 180, 360, pine[300], { step: 15, width: 3.5, short: 8, long: 12 }),
    circle([988, 558], 13, sand[0]),
  ].join('');
}

export function tape(): string {
  const tone = skin.chestnut;
  const cap: Point = [600, 430];
  const reading: Reading = { centre: cap, radius: 288, from: -64, to: 4, dial: [-78, 30], dark: true };
  return [
    rect([0, 0], 1200, 800, pine[700]),
    dial(reading),
    path(
      sweep(axis('560 -120 236, 574 120 200, 594 330 154, 600 450 142, 600 560 138, 604 700 146, 612 900 120')),
      tone.base,
    ),
    path(sweep(axis('554 -140 262, 562 -20 246, 570 84 222'), { end: 'flat' }), pine[500]),
    ellipse(cap, 74, 84, tone.shade, { opacity: 0.55 }),
    stroke('M560 372Q600 346 640 372M566 548Q600 566 634 548', tone.shade, 7),
    stroke('M590 130V236', sun[400], 66, { 'stroke-linecap': 'butt' }),
    stroke('M575 226C566 300 494 350 490 430C488 500 530 560 572 606', sun[400], 34),
    stroke('M606 226C620 300 706 350 710 430C712 500 672 560 630 606', sun[400], 34),
    stroke('M478 574C530 616 664 618 730 566', sand[0], 40, { 'stroke-linecap': 'butt' }),
    stroke('M484 578C530 616 664 618 724 570', pine[300], 3, { 'stroke-dasharray': '2 16' }),
    stroke('M575 140V220M590 140V220M605 140V220', sun[300], 3),
    path(sweep(axis('1260 760 110, 1080 690 80, 930 622 52')), skin.peach.base),
    path(sweep(axis('1340 790 140, 1200 738 122, 1090 692 104'), { end: 'flat' }), sand[0]),
    flatHand({ at: [936, 624], length: 220, turn: 200, skin: skin.peach, mirror: true, thumbAngle: -40 }),
    sweptArc(reading),
    grip(reading),
    joint(cap, 28),
  ].join('');
}
