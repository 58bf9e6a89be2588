// Rooms for treatment, work and sleep.

import { type Outfit, sideArm, sideLeg, silhouette } from '../body/figure.ts';
import { backHead, profileHead } from '../body/head.ts';
import { trunk } from '../body/limbs.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points, polar } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import {
  arc,
  blob,
  circle,
  curve,
  group,
  line,
  path,
  place,
  rect,
  shrink,
  stroke,
  sweep,
  ticks,
} from '../primitives.ts';

const leaf = 'M0 0C-30-40-28-96 0-136C28-96 30-40 0 0Z';

/** A plant in a pot; the origin is the middle of the pot's rim. */
const plant = (at: Point, scale: number): string =>
  place(
    [
      ...[-62, -34, 34, 62].map((turn, index) =>
        place(path(leaf, index % 2 === 0 ? pine[600] : pine[500]), [0, 4], { turn }),
      ),
      place(path(leaf, pine[700]), [0, 4], { scale: 1.15 }),
      path('M-44 0H44L34 78Q33 86 25 86H-25Q-33 86-34 78Z', blush[400]),
      rect([-50, -8], 100, 22, blush[300], 11),
    ].join(''),
    at,
    { scale },
  );

export function room(): string {
  const wall: Point = [400, 214];
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 620], 1200, 180, blush[200]),
    path('M690 620V270a170 170 0 0 1 340 0v350Z', sand[0]),
    circle([944, 250], 58, sun[400]),
    path('M690 620V480Q770 420 850 470T1030 440V620Z', pine[200]),
    stroke('M860 104V616M692 360H1028', blush[200], 9),
    rect([668, 606], 384, 26, sand[0], 13),
    rect([1060, 60], 90, 572, sand[100], 20),
    stroke('M1084 74V616M1108 74V616M1130 74V616', sand[200], 5),
    rect([224, 44], 352, 220, sand[0], 18),
    ticks(wall, 132, 180, 360, pine[700], { step: 10, every: 3, opacity: 0.5, short: 11, long: 22 }),
    arc(wall, 132, 180, 292, sun[400], 10),
    line(wall, polar(wall, 132, 292), pine[700], 9),
    line(wall, [278, 214], pine[700], 9),
    joint(wall, 22),
    plant([1006, 636], 1),
    group(
      { transform: 'translate(52)' },
      rect([250, 560], 30, 168, pine[900], 10),
      rect([640, 560], 30, 168, pine[900], 10),
      rect([250, 660], 420, 18, pine[900], 9),
      rect([222, 718], 86, 18, pine[900], 9),
      rect([612, 718], 86, 18, pine[900], 9),
      group(
        { transform: 'rotate(-24 380 500)' },
        rect([160, 476], 230, 58, pine[700], 26),
        rect([166, 440], 120, 46, sand[0], 23),
      ),
      rect([340, 480], 400, 62, pine[700], 28),
      rect([340, 538], 380, 26, pine[800], 13),
      rect([640, 462], 108, 30, pine[300], 15),
    ),
    circle([884, 644], 100, blush[400]),
    arc([884, 644], 70, 190, 262, blush[200], 10),
  ].join('');
}

const chair = [
  path(sweep(axis('352 330 15, 338 420 17, 364 540 14')), pine[900]),
  rect([360, 524], 236, 40, pine[900], 20),
  rect([456, 556], 28, 116, pine[800], 8),
  rect([376, 662], 190, 24, pine[800], 12),
  circle([388, 696], 17, pine[900]),
  circle([470, 696], 17, pine[900]),
  circle([554, 696], 17, pine[900]),
].join('');

export function desk(): string {
  const size = 112;
  const hip: Point = [458, 486];
  const tone = skin.amber;
  const outfit: Outfit = {
    skin: tone,
    hair: hair.black,
    shirt: pine[600],
    sleeve: pine[500],
    trousers: pine[800],
    farTrousers: pine[900],
    shoe: sand[0],
    sole: pine[400],
  };
  const reading: Reading = { centre: hip, radius: 446, from: -66, to: -94, dial: [-120, -58] };
  const slumped = silhouette(pine[600]);
  return [
    rect([0, 0], 1200, 800, sun[100]),
    rect([0, 712], 1200, 88, sun[200]),
    shrink(
      0.95,
      [640, 720],
      path('M820 300V176a96 96 0 0 1 192 0v124Z', sand[0]),
      stroke('M916 84V296M824 200H1008', sun[200], 7),
      dial(reading),
      group(
        { opacity: 0.16 },
        path(sweep(axis('560 262 28, 520 300 34')), slumped.shirt),
        trunk([530, 270], hip, size, 1, slumped.shirt, -0.22),
        profileHead({ at: [590, 202], height: size, skin: slumped.skin, hair: slumped.hair, cut: 'short', turn: 14 }),
      ),
      chair,
      sideLeg({ hip, thigh: 5, shank: 108, far: true }, size, 1, outfit),
      sideLeg({ hip, thigh: 2, shank: 88 }, size, 1, outfit),
      path(sweep(axis('458 160 28, 446 214 32')), tone.shade),
      trunk([444, 200], hip, size, 1, outfit.shirt),
      profileHead({ at: [466, 128], height: size, skin: tone, hair: outfit.hair, cut: 'short' }),
      rect([602, 408], 470, 26, pine[900], 13),
      rect([996, 430], 28, 290, pine[900], 8),
      rect([800, 396], 150, 14, pine[700], 7),
      path('M868 402V330', 'none', { stroke: pine[700], 'stroke-width': 20 }),
      rect([838, 196], 30, 176, pine[700], 13),
      rect([832, 204], 10, 160, pine[300], 5),
      rect([672, 394], 96, 14, pine[700], 7),
      plant([1010, 326], 0.9),
      sideArm({ shoulder: [450, 252], upper: 74, fore: -8, hand: 4, covered: 0.64 }, size, outfit),
      sweptArc(reading),
      grip(reading),
      line(hip, polar(hip, 190, -93), sand[0], 6),
      joint(hip, 26),
    ),
  ].join('');
}

export function sleep(): string {
  const tone = skin.umber;
  const reading: Reading = { centre: [600, 470], radius: 390, from: 200, to: 300, dial: [186, 354], dark: true };
  return [
    rect([0, 0], 1200, 800, pine[900]),
    circle([600, 470], 390, pine[800]),
    dial(reading),
    circle([860, 190], 52, sun[200]),
    circle([838, 178], 46, pine[800]),
    rect([44, 330], 60, 430, pine[700], 26),
    rect([70, 580], 1060, 160, sand[200], 44),
    rect([70, 566], 1060, 80, sand[0], 40),
    shrink(
      0.88,
      [640, 590],
      blob(points('150 560, 160 486, 260 470, 380 486, 400 540, 386 574, 270 584, 170 582'), sand[100]),
      path(sweep(axis('330 508 34, 410 516 46')), tone.base),
      backHead({ at: [288, 490], height: 138, skin: tone, hair: hair.black, cut: 'bun', turn: -82, ears: false }),
      blob(
        points(
          '384 588, 382 500, 430 436, 510 424, 590 462, 660 470, 730 426, 810 414, 890 458, 980 510, 1050 540, 1078 584, 900 590, 640 590, 440 590',
        ),
        pine[500],
      ),
      blob(points('382 588, 380 500, 424 438, 466 424, 482 500, 470 588'), pine[300]),
      stroke(curve(points('520 576, 560 534, 640 516')) + curve(points('700 576, 770 536, 860 526')), pine[600], 8),
      line([330, 510], [800, 510], sand[0], 6, { 'stroke-dasharray': '1 18' }),
      joint([430, 510], 18),
      joint([770, 510], 18),
    ),
    rect([70, 580], 1060, 44, sand[0], 22),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
