// A standing person of 7.5 heads, a head being 100 units high, with the palms turned forward. The middle of the body is at x = 0, the crown
// at y = 0, the ground at y = 756. Limbs are those on the right of the picture; the others are their mirror images.

import { axis, bothSides, type Point, points, polar } from '../geometry.ts';
import { hair, ink, pine, type Skin, skin } from '../palette.ts';
import { blob, circle, element, ellipse, group, limb, path, place, stroke, sweep } from '../primitives.ts';

const tone: Skin = skin.amber;

/** The right half of an outline, from the top down, and its mirror image. */
const mirrored = (half: string): Point[] => bothSides(points(half));

/** Lines in the skin, all in one colour and girth. */
const lines = (d: string): string => stroke(d, tone.shade, 2.2);
const folds = (d: string): string => stroke(d, pine[700], 2.6);

const twice = (id: string): string =>
  element('use', { href: `#${id}` }) + element('use', { href: `#${id}`, transform: 'scale(-1 1)' });

// Limbs

/** Deltoid, upper arm, elbow, the wide part of the forearm below it, wrist. */
const ARM = axis(
  '75 157 19 19, 86 178 20 22.500, 94 204 19 20.500, 102 244 15.500 16, 108 276 14.500 14.500, 113 300 16 17, 121 334 13.500 15, 129 366 10.500 11, 134 388 10 10',
);

/** Thigh, knee, calf, whose inner side is lower and fuller than its outer one, and ankle. */
const LEG = axis(
  '42 400 34 34, 42 440 34 33, 43 486 28 28, 43 516 23.500 24, 43 540 22.500 22.500, 44 562 21 23, 45 594 21.500 25, 46 630 20.500 20.500, 46 668 14.500 14, 46 698 11.500 11.500, 46 716 13 13',
);

/** Fingers of a hand that points to the right, from the thumb's side: root, length, angle, girth. */
const FINGERS: readonly [root: Point, length: number, angle: number, girth: number][] = [
  [[39, -12], 32, -5, 5.3],
  [[41, -3.5], 37, 0, 5.4],
  [[40, 5], 34, 4, 5.2],
  [[37, 12.5], 26, 9, 4.6],
];

/** A finger bends a little, and its tip is thinner. */
const finger = ([root, length, angle, girth]: (typeof FINGERS)[number]): string => {
  const middle = polar(root, length * 0.5, angle);
  return (
    limb(root, girth, middle, girth * 0.96) +
    limb(middle, girth * 0.96, polar(middle, length * 0.5, angle + 3), girth * 0.8)
  );
};

const hand = (): string =>
  place(
    limb([9, -6], 10, [25, -20], 7.2) +
      limb([25, -20], 6.6, [40, -29], 5) +
      FINGERS.map(finger).join('') +
      blob(
        points('-12 -8, 2 -10.500, 20 -16, 38 -17.500, 44 -10, 45 2, 43 11, 37 17, 24 16, 8 12, 0 10, -12 8'),
        tone.base,
      ),
    [135, 392],
    { turn: 79 },
  );

/** From the big toe to the little one. */
const TOES: readonly [at: Point, rx: number, ry: number][] = [
  [[38, 749], 7.4, 7.5],
  [[49.5, 751], 5.1, 6],
  [[58.5, 749.5], 4.7, 5.5],
  [[66.5, 746.5], 4.3, 5],
  [[73, 742], 3.8, 4.5],
];

const foot = (): string =>
  blob(
    points('36 700, 33 714, 32 728, 29.500 742, 33 751, 44 753, 58 752, 70 747, 75 739, 68 728, 60 716, 56 700'),
    tone.base,
  ) + TOES.map(([at, rx, ry]) => ellipse(at, rx, ry, tone.base)).join('');

const heel = (): string =>
  blob(points('58 728, 70 733, 78 742, 75 750, 64 753, 50 752'), tone.shade) +
  blob(
    points('36 700, 33 714, 32 730, 30.500 742, 35 751, 47 754, 58 751, 61.500 741, 59.500 728, 59.500 715, 56 700'),
    tone.base,
  );

/** Both arms and legs. Those from behind have the outlines of those from the front. */
const limbs = (id: string, more: string): string =>
  twice('limb') + element('defs', {}, group({ id }, more)) + twice(id);

const limbShapes = (): string =>
  element(
    'defs',
    {},
    group({ id: 'limb', fill: tone.base }, path(sweep(ARM)), hand(), path(sweep(LEG, { start: 'flat', end: 'flat' }))),
  );

const kneecaps = 'M31 530q12-12 24 0M34 553q9 7 18 0M37 592q-2 28 3 56';
const kneeHollows = 'M30 540q13 6 26 0M45 588q2 20-1 40';
const creaseOfElbow = 'M100 279q8 5 16 0';
const pointOfElbow = 'M102 284q7-5 14-1';
const palmLines = 'M152 402q-10 7-12 22';
const knuckles = 'M133.500 431l.5 4M142 433.500l.5 4M151 434v4M159.500 431v4';
const toes = 'M44 743q1.500 5 .5 9M54 744q1.200 4 .5 8M62.800 742q1 4 .7 7M70 738.500q1 3 .8 6';
const tendons = 'M40.500 688q3 20 0 36M51.500 688q-3 20 0 36M37 746q10 5 20 0';

// Head and trunk

const SKULL = '0 2, 20 6, 32 24, 35 48, 31.500 70, 23 88, 11 98, 0 100';

const ears = (): string => ellipse([-35.5, 55], 5.5, 10.5, tone.base) + ellipse([35.5, 55], 5.5, 10.5, tone.base);

/** Neck, shoulders and breast: what a sleeveless shirt leaves free. */
const bust = (): string =>
  blob(mirrored('0 70, 22 72, 22.500 102, 30 117, 46 126, 66 133, 84 143, 92 160, 88 190, 60 215, 0 220'), tone.base);

const face = (): string =>
  stroke('M-22 43q8-5 15-1M7 42q8-4 15 1', hair.black, 2.6) +
  circle([-14, 51], 2.5, ink) +
  circle([14, 51], 2.5, ink) +
  lines('M1 53q-1 9 3 13q-2 3-6 2') +
  stroke('M-9 79q9 6 18 0', skin.umber.base, 2.4);

/** A sleeveless shirt, whose neckline is `low`. */
const shirt = (low: number): string =>
  path(
    `M-56 129C-58 160-60 184-77 198C-77 232-64 262-64 292C-64 316-74 334-76 354Q0 364 76 354C74 334 64 316 64 292C64 262 77 232 77 198C60 184 58 160 56 129L38 122C36 ${low - 12} 20 ${low} 0 ${low}S-36 ${low - 12}-38 122Z`,
    pine[600],
  );

const shorts = (): string =>
  path(
    'M-74 340C-79 366-82 410-81 464Q-46 474-11 466C-9 444-5 428 0 420C5 428 9 444 11 466Q46 474 81 464C82 410 79 366 74 340Z',
    pine[800],
  );

export const standingFront = (): string =>
  [
    limbShapes(),
    limbs('front', foot() + lines(palmLines + creaseOfElbow + kneecaps + toes)),
    bust(),
    lines('M-72 139q34-6 63 8M72 139q-34-6-63 8M-6 148q6 4 12 0'),
    shorts(),
    shirt(166),
    path('M-22 84H22V104Q0 124-22 104Z', tone.shade, { opacity: 0.6 }),
    ears(),
    blob(mirrored(SKULL), tone.base),
    path('M-35 52C-42 14-24-6 2-5C30-5 42 16 35 52C33 44 32 36 28 29C12 29-4 26-14 18C-20 26-31 32-35 52Z', hair.black),
    face(),
    folds('M-50 214q22 12 40 2M50 214q-22 12-40 2M-63 300q10 7 22 6M70 330q-14 1-22 8'),
    stroke('M0 378v40M-79 420q16-2 26-10M79 420q-16-2-26-10', pine[900], 2.6),
  ].join('');

export const standingBack = (): string =>
  [
    limbs('back', heel() + lines(knuckles + pointOfElbow + kneeHollows + tendons)),
    bust(),
    shorts(),
    shirt(140),
    ears(),
    blob(mirrored('0 20, 33 40, 31 70, 24 88, 0 93'), tone.base),
    blob(mirrored('0 -5, 22 0, 36 22, 37 48, 31 68, 20 82, 0 87'), hair.black),
    lines('M-13 106q13 5 26 0'),
    folds('M-52 178q-2 26 20 38M52 178q2 26-20 38M0 158v166M-60 292q10 7 24 4'),
    stroke('M0 366v54M-64 430q26-2 44-14M64 430q-26-2-44-14', pine[900], 2.6),
  ].join('');
