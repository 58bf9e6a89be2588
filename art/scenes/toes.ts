// A foot from above and one from below.

import { sideHand } from '../body/hands.ts';
import { dial, glow, grip, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points } from '../geometry.ts';
import { blush, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { blob, circle, ellipse, limb, path, rect, stroke, sweep } from '../primitives.ts';

/** Root, tip and girth of each toe, from the big one. */
const TOES: readonly (readonly [Point, Point, number, number])[] = [
  [[846, 300], [984, 284], 58, 47],
  [[868, 384], [990, 376], 34, 29],
  [[862, 446], [968, 452], 31, 27],
  [[842, 502], [934, 518], 29, 25],
  [[806, 552], [882, 580], 28, 24],
];

const toes = ({ base, shade }: Skin): string =>
  TOES.toReversed()
    .map(([root, tip, from, to]) => limb(root, from, tip, to, base, { stroke: shade, 'stroke-width': 4 }))
    .join('');

/** A foot with its toes, and the shin behind it. */
const foot = (shin: string, shinColor: string, outline: string, tone: Skin): string =>
  path(sweep(axis(shin)), shinColor) + toes(tone) + blob(points(outline), tone.base);

/** A foot from above with its bones: the joint of the big toe is swollen. */
export function gout(): string {
  const tone = skin.umber;
  const hot: Point = [836, 300];
  const reading: Reading = { centre: hot, radius: 172, from: -164, to: -66, dial: [-180, -40], step: 6 };
  const roots: Point[] = [
    [500, 366],
    [492, 402],
    [488, 434],
    [484, 464],
    [478, 494],
  ];
  return [
    rect([0, 0], 1200, 800, pine[100]),
    ellipse([560, 600], 470, 84, pine[200]),
    foot(
      '-80 420 138, 140 424 120, 290 426 104',
      tone.base,
      '250 330, 340 324, 470 306, 620 280, 760 246, 852 240, 896 290, 900 380, 884 450, 858 522, 806 574, 720 574, 590 556, 450 536, 330 528, 250 520',
      tone,
    ),
    ...TOES.map(([, [x, y], , girth]) =>
      ellipse([x + girth * 0.42, y], girth * 0.42, girth * 0.5, sand[0], { opacity: 0.5 }),
    ),
    blob(points('330 386, 400 356, 480 350, 500 400, 496 470, 486 512, 410 506, 340 478'), sand[0]),
    stroke('M420 360C430 400 430 450 420 502', pine[300], 6),
    circle(hot, 84, blush[400], { opacity: 0.8 }),
    ...roots.map((root, index) => {
      const [to = hot, tip = hot] = TOES[index] ?? [];
      const girth = index === 0 ? 19 : 11;
      return (
        limb(root, girth, [to[0] - 40, to[1]], girth * 0.9, sand[0]) +
        limb([to[0] + 12, to[1]], girth * 0.9, [tip[0] - 14, tip[1]], girth * 0.7, sand[0])
      );
    }),
    path(sweep(axis('-100 420 166, 20 422 156, 120 424 142'), { end: 'flat' }), pine[700]),
    glow(hot, 118),
    dial(reading),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

/** The sole is touched with a thread at the places where feeling is tested: felt ones are filled. */
export function numbFoot(): string {
  const tone = skin.amber;
  const helper = skin.umber;
  const felt = points('320 430, 600 500');
  const tested = points('984 284, 822 300, 836 400, 800 520, 968 452');
  const reading: Reading = { centre: [822, 300], radius: 190, from: -150, to: -66, dial: [-168, -40], step: 6 };
  return [
    rect([0, 0], 1200, 800, blush[100]),
    foot(
      '-80 430 112, 100 428 88, 300 426 84',
      tone.shade,
      '204 426, 226 336, 320 310, 440 336, 560 354, 680 318, 780 250, 856 240, 900 300, 898 400, 880 470, 848 540, 780 580, 680 576, 560 558, 440 548, 320 548, 232 516',
      tone,
    ),
    stroke('M700 290C680 380 700 480 740 560M470 352C560 392 640 382 690 340', tone.shade, 6, { opacity: 0.6 }),
    path(sweep(axis('-110 430 150, 0 430 138, 96 428 128'), { end: 'flat' }), pine[700]),
    ...felt.map((at) => circle(at, 30, sand[0]) + circle(at, 15, sun[400])),
    ...tested.map((at) => circle(at, 25, 'none', { stroke: sand[0], 'stroke-width': 7 })),
    dial(reading),
    // The thread bends when it has pressed enough.
    stroke('M846 118C790 150 786 230 822 298', pine[900], 6),
    stroke('M846 118L960 62', pine[500], 26),
    path(sweep(axis('1290 -10 70, 1150 24 56, 1046 56 36')), helper.base),
    path(sweep(axis('1360 -30 96, 1250 0 86, 1160 22 74'), { end: 'flat' }), sand[0]),
    sideHand({ at: [1050, 54], length: 150, turn: 166, skin: helper, mirror: true }),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
