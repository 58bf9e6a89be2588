// The spine with its bones: curved to the side, and a disc that presses on a nerve.

import { backTrunk, nape } from '../body/back.ts';
import { sideHand } from '../body/hands.ts';
import { backHead } from '../body/head.ts';
import { forearm, reach, sleeve, upperArm } from '../body/limbs.ts';
import { dial, grip, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { blob, circle, limb, line, path, place, rect, shrink, stroke, sweep } from '../primitives.ts';

/** A back whose spine bends to one side and back, and the angle between its most tilted bones. */
export function scoliosis(): string {
  const size = 176;
  const tone = skin.umber;
  const spine: Point = [600, 300];
  const reading: Reading = { centre: [600, 470], radius: 322, from: -24, to: 20, dial: [-40, 40], step: 4 };
  const count = 15;
  const aside = (share: number): number => 40 * Math.sin(share * Math.PI * 2.1 + 0.15) * (1 - share * 0.2);
  const bones = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const slope = (aside(share + 0.03) - aside(share - 0.03)) / (0.06 * 560);
    return {
      at: [600 + aside(share), 214 + share * 560] as Point,
      tilt: -Math.atan(slope) * 57.3,
      half: 26 + index * 1.7,
    };
  });
  const across = (at: Point, tilt: number, half: number): [Point, Point] => [
    polar(at, half, tilt),
    polar(at, half, tilt + 180),
  ];
  const arm = (side: 1 | -1): string => {
    const shoulder: Point = [600 + side * size * 0.84, 308 - side * 8];
    const [elbow, wrist] = reach(shoulder, size * 1.38, 90 - side * 8, size * 1.12, 90 + side * 3);
    return [
      forearm(elbow, wrist, size, tone.base),
      sideHand({ at: wrist, length: size * 0.76, turn: 92, skin: tone, mirror: side === 1 }),
      upperArm(shoulder, elbow, size, tone.base),
      sleeve(shoulder, elbow, size, 0.6, pine[500]),
    ].join('');
  };
  const [high, low] = [bones[4], bones[9]];
  const person = [
    dial(reading),
    nape(spine, size, tone),
    arm(1),
    arm(-1),
    backTrunk(spine, size, pine[600]),
    backHead({ at: [600, spine[1] - size * 1.42], height: size, skin: tone, hair: hair.black, cut: 'tail' }),
    ...bones.map(({ at, tilt, half }) => {
      const [a, b] = across(at, tilt, half);
      return limb(a, 13, b, 13, sand[0]);
    }),
    ...[high, low].map((bone) => {
      if (!bone) return '';
      const [a] = across(bone.at, bone.tilt, 230);
      return line(bone.at, a, sun[400], 7, { 'stroke-dasharray': '1 16' });
    }),
    sweptArc(reading),
    grip(reading),
  ];
  return rect([0, 0], 1200, 800, pine[100]) + shrink(0.86, [600, 840], ...person);
}

const BODY =
  'M-92-52Q0-66 92-52Q104-50 100-36Q88 0 100 36Q104 50 92 52Q0 66-92 52Q-104 50-100 36Q-88 0-100-36Q-104-50-92-52Z';
/** Arch and spinous process, behind the canal of the nerves. */
const ARCH =
  'M-96-34C-140-40-170-30-196-20C-240-24-300-6-318 22C-324 40-306 54-286 50C-250 48-214 40-196 24C-168 14-130 4-98 2Z';

/** Bones of the low back from the side, and the nerves behind them. One disc bulges against them. */
export function disc(): string {
  const tone = skin.amber;
  const xs = [628, 650, 660, 652, 622];
  const ys = [60, 214, 368, 522, 676];
  const turns = [6, 3, 0, -6, -13];
  const reading: Reading = { centre: [530, 446], radius: 172, from: 128, to: 232, dial: [110, 250], step: 6 };
  return [
    rect([0, 0], 1200, 800, blush[100]),
    blob(
      points(
        '180 -60, 214 80, 268 230, 300 380, 290 500, 240 620, 176 760, 170 900, 980 900, 984 760, 1000 600, 1006 440, 976 280, 922 120, 890 -60',
      ),
      tone.base,
    ),
    path('M236 632C440 700 780 700 996 640C980 720 984 800 990 900H160C160 780 190 700 236 632Z', pine[700]),
    ...xs.map((x, index) => place(path(ARCH, sand[100]), [x, ys[index] ?? 0], { turn: turns[index] ?? 0 })),
    // Nerves in their canal, and a root that leaves it below each bone
    stroke(
      'M498-30C512 80 530 180 536 300C538 360 516 400 508 446C502 500 524 540 500 620C484 690 470 760 464 860',
      sun[300],
      30,
    ),
    stroke(
      'M530 300C500 320 470 336 440 372M508 446C480 470 450 490 420 540M502 612C480 640 450 660 424 700',
      sun[400],
      13,
    ),
    ...xs.slice(1).map((x, index) => {
      const [from, turn] = [xs[index] ?? x, turns[index] ?? 0];
      const at: Point = [(x + from) / 2, ((ys[index] ?? 0) + (ys[index + 1] ?? 0)) / 2];
      return place(rect([-100, -22], 200, 44, index === 2 ? blush[300] : pine[300], 22), at, { turn });
    }),
    ...xs.map((x, index) => place(path(BODY, sand[0]), [x, ys[index] ?? 0], { turn: turns[index] ?? 0 })),
    path(sweep(axis('600 446 20, 556 446 24, 526 448 32, 514 452 30')), blush[300]),
    circle([520, 448], 76, sun[400], { opacity: 0.3 }),
    dial(reading),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
