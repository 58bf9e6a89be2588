// Hands with what lies under their skin, and an elbow whose tendon hurts.

import { handShadow, openHand, openHandShadow, sideHand } from '../body/hands.ts';
import { degrees, dial, glow, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points, polar } from '../geometry.ts';
import { blush, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { circle, curve, ellipse, group, limb, path, place, rect, stroke, sweep } from '../primitives.ts';

/** A palm: the nerve of thumb and fingers passes below a band at the wrist. */
export function carpalTunnel(): string {
  const wrist: Point = [440, 430];
  const tone = skin.umber;
  const length = 500;
  const reading: Reading = { centre: wrist, radius: 596, from: -14, to: 12, dial: [-30, 30], step: 3 };
  const light: Skin = { base: skin.chestnut.base, shade: tone.shade };
  const nerve =
    'M-120 5C-60 3-30 0 0 0L24-3M24-3C30-10 36-18 52-35M24-3C40-10 52-16 88-20M24-3C44-5 60-6 95-6M24-3C44 2 60 6 88 9';
  return [
    rect([0, 0], 1200, 800, blush[100]),
    dial(reading),
    group({ opacity: 0.14 }, openHandShadow({ at: wrist, length, turn: -22 }, pine[600])),
    path(sweep(axis('-80 470 128, 120 456 112, 320 440 82, 440 430 66')), light.base),
    openHand({ at: wrist, length, turn: 0, skin: light, plain: true, spread: 1.3 }),
    place(
      [
        stroke('M18-20C32-14 38-2 34 14M40-19C36-8 44 6 52 16M44-18C50-10 58-8 59-8', tone.shade, 1.4, {
          opacity: 0.6,
        }),
        stroke(nerve, sun[400], 2.6),
        path('M-6-13Q6-16 20-18Q24 0 20 15Q6 14-6 13Q-2 0-6-13Z', pine[400], { opacity: 0.92 }),
        stroke('M-2-9H19M-1-4.500H20M-1 0H20M-1 4.500H20M-2 9H18', pine[300], 1),
        stroke('M-6-13Q-2 0-6 13', pine[500], 1.6),
      ].join(''),
      wrist,
      { scale: length / 100 },
    ),
    path(sweep(axis('-90 476 150, 40 464 138, 150 456 124'), { end: 'flat' }), pine[700]),
    glow([472, 428], 110),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

interface Bent {
  base: number;
  middle: number;
  end: number;
}

const KNUCKLE: Point = [470, 392];

/** The joints of a finger from the side, from the knuckle to its tip. */
function fingerAt({ base, middle, end }: Bent): [Point, Point, Point] {
  const first = polar(KNUCKLE, 232, base);
  const second = polar(first, 160, base + middle);
  return [first, second, polar(second, 104, base + middle + end)];
}

const finger = (bent: Bent, fill: string): string => {
  const [first, second, tip] = fingerAt(bent);
  return limb(KNUCKLE, 82, first, 66, fill) + limb(first, 66, second, 56, fill) + limb(second, 56, tip, 44, fill);
};

/** A finger that catches: a thick place of its tendon in front of a narrow ring. */
export function triggerFinger(): string {
  const tone = skin.chestnut;
  const bent: Bent = { base: 4, middle: 16, end: 14 };
  const [first, second, tip] = fingerAt(bent);
  const reading: Reading = { centre: first, radius: 330, from: 96, to: 24, dial: [112, -10], step: 5 };
  const bone = (a: Point, b: Point, girth: number): string =>
    limb(polar(a, 30, 0), girth, polar(b, 26, 180), girth * 0.86, sand[0]) +
    circle(polar(b, 30, 180), girth * 1.05, sand[0]);
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    group({ opacity: 0.14 }, finger({ base: 24, middle: 80, end: 50 }, pine[600])),
    group({ opacity: 0.18 }, finger({ base: 12, middle: 46, end: 30 }, pine[600])),
    path(sweep(axis('-80 420 196, 150 424 186, 330 420 150, 470 396 96')), tone.base),
    path(sweep(axis('130 540 100, 250 620 78, 340 668 60, 416 690 42')), tone.base),
    stroke('M250 556C300 590 350 606 400 606', tone.shade, 6, { opacity: 0.6 }),
    finger(bent, tone.base),
    path(sweep(axis('-100 424 216, 0 424 208, 90 424 200'), { end: 'flat' }), pine[600]),
    limb([210, 372], 32, [424, 378], 36, sand[0]),
    circle([432, 380], 42, sand[0]),
    bone(KNUCKLE, first, 32),
    bone(first, second, 26),
    limb(polar(second, 34, 24), 22, polar(tip, 12, 200), 16, sand[0]),
    // The tendon on the side of the palm, its thick place and its rings
    stroke(
      curve([
        [120, 500],
        [330, 478],
        [500, 462],
        [640, 466],
        [790, 492],
        [880, 540],
      ]),
      pine[500],
      22,
    ),
    ellipse([470, 464], 44, 28, sun[400]),
    stroke('M536 424V500M566 426V502M668 440V506', pine[900], 15),
    ellipse(polar(tip, 34, -66), 22, 9, sand[0], {
      opacity: 0.55,
      transform: `rotate(30 ${polar(tip, 34, -66).map(Math.round).join(' ')})`,
    }),
    circle([470, 464], 84, 'none', { stroke: sun[400], 'stroke-width': 7 }),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

/** Both hands, which open: wrists, knuckles and the joints of the fingers hurt. */
export function soreJoints(): string {
  const tone = skin.chestnut;
  const length = 400;
  const reading: Reading = { centre: [600, 690], radius: 560, from: -128, to: -58, dial: [-138, -42], step: 4 };
  const spots = points('50 -15, 53 -4.500, 51 6, 46 15.500, 71 -18, 76 -5, 73 10, 65 21');
  const hand = (side: 1 | -1): string => {
    const at: Point = [600 + side * 196, 606];
    const turn = -90 + side * 7;
    const mirror = side === 1;
    return [
      group({ opacity: 0.14 }, openHandShadow({ at, length, turn: turn - side * 20, mirror }, pine[600])),
      path(
        sweep([
          [[600 + side * 176, 920], 82],
          [[600 + side * 186, 760], 70],
          [at, 52],
        ]),
        tone.base,
      ),
      openHand({ at, length, turn, skin: tone, mirror }),
      path(
        sweep(
          [
            [[600 + side * 172, 940], 104],
            [[600 + side * 178, 830], 96],
            [[600 + side * 182, 740], 90],
          ],
          { end: 'flat' },
        ),
        pine[600],
      ),
      place(
        spots.map((spot) => circle(spot, 6.4, sun[400], { opacity: 0.5 }) + circle(spot, 3, sun[400])).join(''),
        at,
        { turn: mirror ? turn + 180 : turn, scale: length / 100, mirror },
      ),
      glow(at, 70),
      joint(at, 28),
    ].join('');
  };
  return [rect([0, 0], 1200, 800, pine[100]), dial(reading), hand(-1), hand(1), sweptArc(reading), grip(reading)].join(
    '',
  );
}

/** A hand that lifts: its muscles begin at the outer side of the elbow. */
export function tennisElbow(): string {
  const tone = skin.peach;
  const wrist: Point = [770, 452];
  const reading: Reading = { centre: wrist, radius: 330, from: 32, to: -36, dial: [44, -70], step: 4 };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 580], 960, 50, pine[500], 25),
    rect([-20, 620], 980, 200, pine[200]),
    dial(reading),
    ...[30, -4].map((turn, index) =>
      group({ opacity: 0.14 + index * 0.06 }, handShadow({ at: wrist, length: 290, turn }, pine[600])),
    ),
    path(sweep(axis('120 -60 150, 190 160 136, 270 340 116, 352 470 100')), tone.base),
    path(sweep(axis('352 470 102, 470 470 108, 620 458 80, 770 452 54')), tone.base),
    sideHand({ at: wrist, length: 290, turn: -36, skin: tone }),
    path(sweep(axis('100 -120 176, 150 40 164, 196 160 152'), { end: 'flat' }), pine[700]),
    path(sweep(axis('356 424 9, 452 404 36, 566 412 32, 690 424 9')), blush[400]),
    path(sweep(axis('360 440 8, 470 440 26, 590 440 20, 700 438 7')), tone.shade),
    stroke('M686 426C740 430 790 420 846 378M694 438C750 442 800 426 866 390', sand[0], 9),
    glow([358, 440], 96),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 36, { shift: -10, away: 70 }),
    joint(wrist, 28),
  ].join('');
}
