// Pelvic floor, pregnancy, and after giving birth.

import { flatHand, openHand } from '../body/hands.ts';
import { profileHead } from '../body/head.ts';
import { forearm, sleeve, upperArm } from '../body/limbs.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, points } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { blob, circle, curve, ellipse, group, path, place, rect, stroke, sweep } from '../primitives.ts';

// Half of a pelvis from the front, around the middle of its ring.
const HIP_BONE =
  'M44-118C82-156 168-172 212-106C230-80 206-52 192-22C184 0 190 30 176 54C164 76 154 94 144 124C136 148 112 150 104 134C94 110 58 96 14 96V52C60 54 116 42 124-4C128-40 100-72 70-88Z';
const SACRUM = 'M-58-122Q0-138 58-122C54-70 34-14 14 14Q0 28-14 14C-34-14-54-70-58-122Z';

const pelvisHalf = (hole: string): string =>
  [
    path(sweep(axis('178 22 32, 222 40 26, 250 90 34, 258 250 26')), sand[100], { opacity: 0.55 }),
    path(HIP_BONE, sand[0]),
    ellipse([98, 92], 26, 15, hole, { transform: 'rotate(24 98 92)' }),
    stroke('M150 22a32 32 0 0 1 40-24', hole, 6),
  ].join('');

/** Clothes, the bones of the pelvis, and the hammock of muscles between them: pale where it was, yellow where it is. */
export function clothedPelvis(): string {
  const centre: Point = [600, 440];
  const sling = (sag: number): string => `M508 540Q600 ${572 + sag} 692 540`;
  return [
    blob(
      points(
        '392 470, 372 560, 366 660, 372 900, 560 900, 590 640, 610 640, 640 900, 828 900, 834 660, 828 560, 808 470, 600 440',
      ),
      pine[700],
    ),
    path(
      'M424-40C436 140 454 230 430 330C410 400 396 440 388 500Q600 470 812 500C804 440 790 400 770 330C746 230 764 140 776-40Z',
      pine[500],
    ),
    place(pelvisHalf(pine[600]), centre, { scale: 0.82 }),
    place(pelvisHalf(pine[600]), centre, { scale: 0.82, mirror: true }),
    place(
      path(SACRUM, sand[100]) + stroke('M-20-86v1M20-86v1M-15-56v1M15-56v1M-10-26v1M10-26v1', pine[500], 9),
      centre,
      { scale: 0.82 },
    ),
    stroke('M600 480V520', pine[300], 14),
    stroke(sling(130), sand[0], 22, { opacity: 0.25 }),
    stroke(sling(78), sand[0], 22, { opacity: 0.4 }),
    stroke(sling(26), sun[400], 24),
    circle([508, 540], 14, pine[900]),
    circle([692, 540], 14, pine[900]),
    stroke('M600 656V618M585 631L600 613L615 631', sun[400], 9, { 'stroke-linejoin': 'round' }),
  ].join('');
}

/** The hammock lifts, under hands that rest on the hips. */
export function pelvicFloor(): string {
  const tone = skin.chestnut;
  const reading: Reading = { centre: [600, 330], radius: 330, from: 60, to: 120, dial: [64, 116], step: 4 };
  const arm = [
    path(sweep(axis('410 120 62, 306 260 52, 276 322 45')), tone.base),
    path(sweep(axis('276 322 45, 322 370 42, 380 404 28')), tone.base),
    flatHand({ at: [376, 402], length: 140, turn: 44, skin: tone, mirror: true, thumbAngle: -60 }),
    path(sweep(axis('440 70 74, 372 172 70, 330 236 62'), { end: 'flat' }), pine[500]),
  ].join('');
  return [
    rect([0, 0], 1200, 800, blush[100]),
    clothedPelvis(),
    arm,
    group({ transform: 'translate(1200)scale(-1 1)' }, arm),
    dial({ ...reading, dark: true }),
  ].join('');
}

/** A pregnant woman from the side: one hand on her belly, the ring of the pelvis marked. */
export function pregnancy(): string {
  const size = 130;
  const tone = skin.umber;
  const belly: Point = [600, 530];
  const reading: Reading = { centre: belly, radius: 236, from: 52, to: -62, dial: [78, -78], step: 4 };
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    // The far arm, whose hand supports the lower back
    upperArm([540, 330], [416, 452], size, tone.shade),
    forearm([416, 452], [500, 556], size, tone.shade),
    sleeve([540, 330], [416, 452], size, 0.62, pine[700]),
    path(sweep(axis('560 640 92 96, 566 760 84 86, 570 900 72')), pine[900]),
    path(sweep(axis('568 200 29, 552 252 31, 540 300 46')), tone.shade),
    blob(
      points(
        '520 268, 496 310, 484 380, 496 450, 514 510, 500 570, 472 630, 470 690, 492 740, 580 752, 660 742, 672 690, 706 634, 748 576, 756 516, 732 456, 682 412, 654 380, 636 330, 596 284, 560 268',
      ),
      pine[600],
    ),
    ...['648 420, 690 460, 704 520, 692 580, 656 630', '640 440, 666 474, 674 524, 664 574, 640 612'].map((text) =>
      stroke(curve(points(text)), sand[0], 5, { 'stroke-dasharray': '1 15', opacity: 0.75 }),
    ),
    profileHead({ at: [586, 166], height: size, skin: tone, hair: hair.black, cut: 'tail' }),
    // The ring of the pelvis
    ellipse([570, 664], 92, 38, 'none', { stroke: sand[0], 'stroke-width': 13, transform: 'rotate(16 570 664)' }),
    circle([486, 634], 46, sun[400], { opacity: 0.35 }),
    joint([486, 634], 24),
    joint([660, 690], 18),
    upperArm([548, 332], [528, 500], size, tone.base),
    forearm([528, 500], [658, 568], size, tone.base),
    openHand({ at: [656, 566], length: size * 0.76, turn: 14, skin: tone, spread: 0.5, thumbAngle: -60, plain: true }),
    sleeve([548, 332], [528, 500], size, 0.64, pine[500]),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

/** A mother who holds her child. */
export function afterBirth(): string {
  const size = 210;
  const tone = skin.peach;
  const reading: Reading = { centre: [600, 470], radius: 372, from: 196, to: 296, dial: [180, 360] };
  const baby = [
    path(sweep(axis('-150 6 44, -70 2 74, 30 0 82, 96 -6 66')), sand[0]),
    circle([134, -18], 66, skin.amber.base),
    path('M92-66C120-98 186-92 198-44C204-20 200-6 194 6C188-28 160-46 126-44C112-44 98-52 92-66Z', hair.black),
    path('M10-82C52-84 90-82 104-72C134-34 142 24 112 50C90 66 60 74 30 82C70 40 64-34 10-82Z', sand[200]),
    stroke('M-120 30C-60 52-10 40 40 4', sand[200], 6),
  ].join('');
  return [
    rect([0, 0], 1200, 800, blush[200]),
    dial(reading),
    path(sweep(axis('560 290 46, 520 380 48, 500 440 70')), tone.shade),
    blob(
      points('472 392, 392 440, 344 540, 330 660, 340 900, 760 900, 744 700, 716 600, 660 520, 600 440, 540 396'),
      pine[600],
    ),
    profileHead({ at: [584, 214], height: size, skin: tone, hair: hair.brown, cut: 'bun', turn: 20 }),
    // The arm behind the child, then the child, then the near arm under it
    openHand({
      at: [806, 640],
      length: 150,
      turn: -52,
      skin: { base: tone.shade, shade: tone.shade },
      spread: 0.4,
      plain: true,
    }),
    place(baby, [690, 560], { turn: -12 }),
    path(sweep(axis('600 712 46, 740 676 30, 790 656 26')), tone.base),
    path(sweep(axis('448 486 66, 452 600 62, 492 704 52')), pine[500]),
    path(sweep(axis('492 704 52, 590 720 52, 680 696 42'), { end: 'flat' }), pine[500]),
    flatHand({ at: [786, 658], length: 150, turn: -24, skin: tone, mirror: true, thumbAngle: -30 }),
    sweptArc(reading),
    grip(reading),
  ].join('');
}
