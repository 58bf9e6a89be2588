// Treatments: massage, pads, tape.

import { flatHand } from '../body/hands.ts';
import { backHead } from '../body/head.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points } from '../geometry.ts';
import { hair, pine, sand, skin, sun } from '../palette.ts';
import { arc, blob, circle, curve, ellipse, line, path, rect, stroke, sweep, ticks } from '../primitives.ts';

/** A back lying face down, seen from above with the head up; half its outline from the neck to the hips. */
const HALF_BACK = points('46 196, 84 226, 170 250, 222 300, 214 380, 188 470, 168 570, 166 640, 190 740, 206 900');

export function massage(): string {
  const tone = skin.amber;
  const helper = skin.umber;
  const back = [
    ...HALF_BACK.map(([x, y]): Point => [600 + x, y]),
    ...HALF_BACK.map(([x, y]): Point => [600 - x, y]).toReversed(),
  ];
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
    blob(back, tone.base),
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

export function pads(): string {
  const tone = skin.peach;
  const spots = points('520 316, 520 484, 712 316, 712 484');
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([-40, 96], 1280, 612, sand[0], 60),
    blob(
      points(
        '-80 170, 150 166, 330 186, 480 214, 610 226, 740 206, 900 168, 1080 152, 1300 160, 1300 640, 1080 648, 900 632, 740 594, 610 574, 480 586, 330 614, 150 634, -80 630',
      ),
      tone.base,
    ),
    line([300, 400], [880, 400], tone.shade, 7, { opacity: 0.8 }),
    circle([838, 330], 9, tone.shade),
    circle([838, 470], 9, tone.shade),
    blob(points('-80 160, 150 154, 322 172, 360 300, 366 400, 360 500, 322 628, 150 646, -80 640'), pine[600]),
    blob(points('1300 146, 1080 138, 930 150, 890 270, 884 400, 890 530, 930 650, 1080 662, 1300 654'), pine[900]),
    stroke('M932 152Q872 400 932 648', pine[800], 14),
    ...spots.flatMap((at) => [circle(at, 104, sand[0], { opacity: 0.28 }), circle(at, 78, sand[0], { opacity: 0.3 })]),
    stroke(
      'M520 316C530 250 620 230 632 140M520 484C596 470 610 300 646 140M712 316C706 250 680 230 672 140M712 484C640 460 650 300 658 140',
      pine[900],
      7,
    ),
    ...spots.map(
      ([x, y]) =>
        rect([x - 44, y - 40], 88, 80, sand[0], 24) + circle([x, y], 15, sun[400]) + circle([x, y], 6, pine[900]),
    ),
    rect([562, 38], 180, 118, pine[900], 28),
    arc([652, 122], 50, 180, 310, sun[400], 9),
    ticks([652, 122], 62, 180, 360, pine[300], { step: 15, width: 3, short: 6, long: 6 }),
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
