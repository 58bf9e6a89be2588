// Spine, lower back and nerve.

import { spineColumn } from '../body/back.ts';
import { bareFoot, footShadow } from '../body/feet.ts';
import { type Outfit, sideArm, silhouette } from '../body/figure.ts';
import { flatHand, sideHand } from '../body/hands.ts';
import { profileHead, profileShadow } from '../body/head.ts';
import { LENGTH, reach, shank, thigh, trunk } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, sweptArc } from '../dial.ts';
import { axis, bothSides, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { blob, circle, curve, group, path, rect, shrink, stroke, sweep } from '../primitives.ts';

export function spine(): string {
  const size = 190;
  const tone = skin.chestnut;
  const root: Point = [652, 286];
  const reading: Reading = { centre: root, radius: 300, from: -152, to: -118, dial: [-180, -106] };
  const outfit: Outfit = { ...silhouette(tone.base), skin: tone, sleeve: pine[500] };
  const stoop = (lean: number, opacity: number): string => {
    const head = polar(root, 186, -114 - lean);
    return group(
      { opacity },
      path(
        sweep([
          [[646, 292], 40],
          [polar(root, 90, -106 - lean), 42],
          [polar(head, 20, 60), 44],
        ]),
        pine[600],
      ),
      profileShadow({ at: head, height: size, turn: -lean * 0.35, mirror: true }, pine[600]),
    );
  };
  const hip: Point = [668, 830];
  const person = [
    dial(reading),
    stoop(36, 0.14),
    stoop(18, 0.2),
    path(sweep(axis('606 150 44, 640 224 46, 654 300 48')), tone.shade),
    trunk(root, hip, size, -1, pine[600], 0.05),
    profileHead({ at: [588, 138], height: size, skin: tone, hair: hair.black, cut: 'short', mirror: true }),
    sideArm({ shoulder: [634, 372], upper: 99, fore: 112, mirrorHand: true }, size, outfit),
    spineColumn({ top: [640, 216], bottom: [694, 770], count: 16, head: size }, sand[0], sun[400]),
    sweptArc(reading),
    grip(reading),
  ];
  return rect([0, 0], 1200, 800, blush[200]) + shrink(0.92, [725, 900], ...person);
}

export function lowBack(): string {
  const tone = skin.amber;
  const low: Point = [600, 470];
  const reading: Reading = { centre: low, radius: 150, from: -140, to: -66, dial: [-140, -40], dark: true };
  const half = points('52 -60, 110 -20, 180 16, 212 66, 196 160, 164 250, 146 350, 138 420, 152 500, 172 580');
  const elbow: Point = [938, 300];
  const wrist: Point = [776, 452];
  return [
    rect([0, 0], 1200, 800, sun[100]),
    blob(points('436 520, 600 500, 764 520, 788 660, 780 900, 600 900, 420 900, 412 660'), pine[900]),
    sideHand({ at: [372, 500], length: 150, turn: 84, skin: tone }),
    path(sweep(axis('410 70 56, 356 250 46, 350 330 46, 372 500 27')), tone.base),
    path(sweep(axis('412 66 64, 382 150 66, 362 230 60'), { end: 'flat' }), pine[600]),
    blob(bothSides(half, 600), pine[700]),
    stroke('M456 586Q600 616 744 586', pine[800], 6),
    dial(reading),
    circle(low, 132, sun[400], { opacity: 0.16 }),
    circle(low, 92, sun[400], { opacity: 0.24 }),
    circle(low, 52, sun[400], { opacity: 0.4 }),
    ...[0, 1, 2, 3, 4].map((index) => rect([600 - 30 - index * 2, 352 + index * 42], 60 + index * 4, 28, sand[0], 13)),
    path(
      sweep([
        [wrist, 30],
        [[836, 404], 44],
        [elbow, 46],
      ]),
      tone.base,
    ),
    path(
      sweep([
        [[790, 66], 56],
        [[870, 180], 56],
        [elbow, 46],
      ]),
      tone.base,
    ),
    path(sweep(axis('786 62 66, 826 118 68, 862 174 62'), { end: 'flat' }), pine[600]),
    flatHand({ at: [780, 450], length: 150, turn: 160, skin: tone }),
    sweptArc(reading, 9),
    grip(reading, 17),
  ].join('');
}

export function nerveLeg(): string {
  const size = 104;
  const tone: Skin = skin.peach;
  const hip: Point = [620, 520];
  const reading: Reading = { centre: hip, radius: 424, from: 186, to: 231, dial: [180, 282] };
  const leg = (angle: number, cloth: string, bare: string, foot?: Skin): string => {
    const [knee, ankle] = reach(hip, size * LENGTH.thigh, angle, size * LENGTH.shank, angle);
    return [
      thigh(hip, knee, size, -1, bare),
      shank(knee, ankle, size, -1, bare),
      foot === undefined
        ? footShadow(ankle, size, -1, bare, angle - 90)
        : bareFoot(ankle, size, -1, foot, { turn: angle - 90 }),
      path(
        sweep(
          [
            [hip, size * 0.42],
            [polar(hip, size * 0.8, angle), size * 0.38],
            [polar(hip, size * 1.5, angle), size * 0.33],
          ],
          { end: 'flat' },
        ),
        cloth,
      ),
    ].join('');
  };
  const outfit: Outfit = {
    skin: tone,
    hair: hair.brown,
    shirt: pine[600],
    sleeve: pine[500],
    trousers: pine[700],
    farTrousers: pine[800],
    shoe: sand[0],
    sole: pine[300],
  };
  const under = (along: number, aside: number): Point => polar(polar(hip, along, 232), aside, 142);
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 720], 1200, 80, pine[200]),
    shrink(
      0.9,
      [596, 724],
      dial(reading),
      rect([150, 570], 900, 56, pine[900], 26),
      rect([290, 620], 40, 140, pine[900]),
      rect([870, 620], 40, 140, pine[900]),
      rect([884, 538], 160, 38, sand[0], 19),
      group({ opacity: 0.14 }, leg(198, pine[600], pine[600])),
      group({ opacity: 0.2 }, leg(215, pine[600], pine[600])),
      leg(181, pine[800], tone.shade, { base: tone.shade, shade: tone.shade }),
      leg(232, pine[700], tone.base, tone),
      path(sweep(axis('880 514 30, 940 508 28')), tone.shade),
      trunk([892, 518], hip, size, -1, outfit.shirt),
      profileHead({
        at: [958, 496],
        height: size,
        skin: tone,
        hair: outfit.hair,
        cut: 'short',
        turn: 84,
        mirror: true,
      }),
      sideArm({ shoulder: [856, 530], upper: 174, fore: 186, hand: 184 }, size, outfit),
      stroke(
        curve([[716, 548], [672, 552], [640, 548], under(60, 18), under(180, 22), under(300, 12), under(370, 4)]),
        sun[400],
        11,
      ),
      circle([716, 548], 15, sun[400]),
      sweptArc(reading),
      pointer(reading, 390),
      grip(reading),
      degrees(reading, 45, { shift: -10, away: 60 }),
      joint(hip, 28),
    ),
  ].join('');
}
