// Knees with their bones: worn, torn, behind the kneecap, and new.

import { footShadow, shoe } from '../body/feet.ts';
import { shank, thigh } from '../body/limbs.ts';
import { degrees, dial, grip, type Reading, sweptArc } from '../dial.ts';
import { axis, type Point, polar } from '../geometry.ts';
import { blush, pine, sand, skin, sun } from '../palette.ts';
import { circle, ellipse, group, path, place, rect, stroke, sweep } from '../primitives.ts';

// Bones of a knee from the front, around the middle of the joint; the fibula is on the right.
const FEMUR =
  'M-34-420V-270C-34-180-42-144-72-112C-98-84-98-40-86-22C-72-4-36-6-24-26C-18-40 18-40 24-26C36-6 72-4 86-22C98-40 98-84 72-112C42-144 34-180 34-270V-420Z';
const TIBIA =
  'M-90 20C-60 27-30 24-14 14L-7 4L0 11L7 4L14 14C30 24 60 27 90 20C97 42 86 68 62 92C44 114 39 170 37 280V420H-37V280C-39 170-44 114-62 92C-86 68-97 42-90 20Z';
const FIBULA = 'M80 74C98 62 112 76 106 100C99 150 95 210 95 280V420H72V280C73 210 77 150 74 110Z';

/** Cartilage on the ends of the thigh bone; `worn` leaves the inner side almost bare. */
const cartilage = (worn: boolean): string =>
  stroke('M26-24C38-2 72-2 87-24', pine[400], 13) +
  (worn ? stroke('M-84-22C-78-12-66-9-58-9', pine[400], 6) : stroke('M-26-24C-38-2-72-2-87-24', pine[400], 13));

/** A leg from the front with its bones, in shorts. */
function openLeg(x: number, worn: boolean): string {
  const tone = skin.umber;
  const centre: Point = [x, 430];
  return [
    path(
      sweep([
        [[x, -60], 172],
        [[x, 170], 146],
        [[x, 360], 122],
        [[x, 440], 116],
        [[x, 560], 126, 120],
        [[x, 700], 106, 104],
        [[x, 860], 82],
      ]),
      tone.base,
    ),
    place(
      path(FIBULA, sand[100]) +
        path(TIBIA, sand[0]) +
        (worn ? path('M-84 24q-20-10-34 4q12 12 36 14Z', sand[0]) : '') +
        group(worn ? { transform: 'translate(0 9)rotate(-4.5)' } : {}, path(FEMUR, sand[0]), cartilage(worn)),
      centre,
      { mirror: !worn },
    ),
    path(
      sweep(
        [
          [[x, -80], 186],
          [[x, 150], 168],
        ],
        { end: 'flat' },
      ),
      pine[700],
    ),
  ].join('');
}

/** Two knees of the same person: an even gap, and one that is narrow on the inner side. */
export function wornKnee(): string {
  const bad: Point = [800, 430];
  const reading: Reading = { centre: bad, radius: 218, from: 150, to: 222, dial: [120, 240] };
  const spot: Point = [bad[0] - 58, bad[1] + 6];
  return [
    rect([0, 0], 1200, 800, sun[100]),
    openLeg(400, false),
    openLeg(bad[0], true),
    circle(spot, 76, sun[400], { opacity: 0.28 }),
    circle(spot, 76, 'none', { stroke: sun[400], 'stroke-width': 7 }),
    dial(reading),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

/** Ligaments and menisci of a knee from the front; the front cruciate ligament is torn. */
export function tornLigament(): string {
  const tone = skin.peach;
  const centre: Point = [600, 410];
  const reading: Reading = { centre, radius: 330, from: 215, to: 318, dial: [180, 360] };
  const notched = FEMUR.replace('C-18-40 18-40 24-26', 'C-20-74 20-74 24-26');
  return [
    rect([0, 0], 1200, 800, pine[100]),
    path(sweep(axis('600 -120 290, 600 120 262, 600 330 236, 600 440 232, 600 620 250, 600 920 190')), tone.base),
    dial(reading),
    place(
      [
        path(FIBULA, sand[100]),
        path(TIBIA, sand[0]),
        path(notched, sand[0]),
        stroke('M-26-24C-38-2-72-2-87-24M26-24C38-2 72-2 87-24', pine[300], 9),
        // Menisci
        path('M-92 18C-70 24-44 22-30 16Q-62 10-90-4Z', pine[400]),
        path('M92 18C70 24 44 22 30 16Q62 10 90-4Z', pine[400]),
        // Ligaments on both sides
        stroke('M-92-66C-100-20-98 40-78 84', pine[300], 15),
        stroke('M92-66C102-20 104 30 94 80', pine[300], 15),
        // Cruciate ligaments
        stroke('M-15-52C-10-30 0-10 12 10', pine[500], 13),
        stroke('M17-54C14-44 10-36 6-28', sun[400], 14, { 'stroke-linecap': 'butt' }),
        stroke('M-8-6C-10 0-12 6-14 14', sun[400], 14, { 'stroke-linecap': 'butt' }),
        stroke('M2-27l-4 7M6-25l-1 9M10-24l3 7M-12-8l-2-7M-7-9l1-9M-3-8l5-6', blush[400], 2.6),
      ].join(''),
      centre,
      { scale: 1.9 },
    ),
    circle(centre, 64, 'none', {
      stroke: sun[400],
      'stroke-width': 6,
      'stroke-dasharray': '1 14',
      'stroke-linecap': 'round',
    }),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

/** A bent knee from the side on a stair: the kneecap slides in its groove. */
export function kneecap(): string {
  const tone = skin.chestnut;
  const knee: Point = [560, 380];
  const reading: Reading = { centre: knee, radius: 224, from: 146, to: 218, dial: [120, 262] };
  const cap = (angle: number, fill: string, opacity?: number): string =>
    place(ellipse([0, 0], 34, 60, fill, { opacity }), polar(knee, 118, angle), { turn: angle - 180 });
  return [
    rect([0, 0], 1200, 800, sun[100]),
    rect([0, 690], 760, 110, sun[200]),
    rect([760, 560], 440, 240, sun[200]),
    // Skin
    path(sweep(axis('1010 20 186 176, 860 130 172 160, 690 276 140 138, 590 356 120 126, 560 392 118')), tone.base),
    path(sweep(axis('556 384 118, 570 470 106 112, 592 560 96 128, 612 690 84 104, 626 860 74 80')), tone.base),
    path(sweep(axis('1060 -20 214 200, 900 100 196 184, 806 178 182 170'), { end: 'flat' }), pine[700]),
    // Bones
    path(sweep(axis('1160 -90 30, 800 178 28, 660 290 40, 596 346 64')), sand[0]),
    circle([572, 368], 78, sand[0]),
    circle([610, 404], 62, sand[0]),
    path(sweep(axis('600 492 80, 604 536 50, 622 640 31, 640 860 28')), sand[0]),
    path('M520 482Q540 470 606 470Q672 470 686 490Q640 512 606 510Q552 512 520 482Z', sand[0]),
    stroke('M500 396C514 440 566 462 640 458', pine[300], 9),
    // Tendons of the thigh's muscle and below the kneecap
    stroke('M1010-50C760 110 560 236 486 306M446 438C462 494 500 530 548 562', pine[500], 24),
    circle(polar(knee, 88, 184), 84, sun[400], { opacity: 0.32 }),
    circle(polar(knee, 88, 184), 48, sun[400], { opacity: 0.45 }),
    cap(148, pine[600], 0.22),
    cap(214, pine[600], 0.22),
    cap(181, sand[0]),
    dial(reading),
    sweptArc(reading),
    grip(reading),
  ].join('');
}

/** A knee with an artificial joint that learns to bend. */
export function newKnee(): string {
  const size = 172;
  const tone = skin.amber;
  const knee: Point = [560, 272];
  const hip: Point = [560 + size * 1.86, 268];
  const reading: Reading = { centre: knee, radius: 388, from: 172, to: 88, dial: [196, 70], step: 3 };
  const lower = (angle: number): Point => polar(knee, size * 1.76, angle);
  return [
    rect([0, 0], 1200, 800, blush[100]),
    dial(reading),
    ...[170, 143, 115].map((angle, index) =>
      group(
        { opacity: 0.12 + index * 0.05 },
        shank(knee, lower(angle), size, -1, pine[600]) + footShadow(lower(angle), size, -1, pine[600], angle - 90),
      ),
    ),
    rect([690, 342], 570, 84, pine[900], 38),
    rect([866, 420], 54, 420, pine[900]),
    shoe(lower(88), size, -1, sand[0], pine[400], -2),
    shank(knee, lower(88), size, -1, tone.base),
    thigh(hip, knee, size, -1, tone.base),
    path(sweep(axis('1300 266 86 80, 960 268 78 76, 760 270 64 64'), { end: 'flat' }), pine[700]),
    place(
      [
        path(sweep(axis('700 -4 24, 240 2 20, 100 2 25, 36 0 34')), sand[0]),
        path(sweep(axis('8 72 36, 6 116 22, 8 270 15')), sand[0]),
        // Both parts of the new joint, and the layer between them
        stroke('M38-37C-8-48-36-20-28 16C-22 42 8 48 38 42', pine[400], 17),
        stroke('M-26 60H40', sand[0], 14),
        stroke('M-30 74H46M8 76V140', pine[400], 14),
        stroke('M-50-34C-58-4-52 34-42 66M-62-14l20-2M-64 4h20M-62 24l20-2M-58 44l19-3', tone.shade, 4.5),
      ].join(''),
      knee,
    ),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 90, { shift: 10, away: 70 }),
  ].join('');
}
