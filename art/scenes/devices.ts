// Treatments with a device, with warmth or with cold: 480 by 320.

import { flatHand } from '../body/hands.ts';
import { shank, thigh } from '../body/limbs.ts';
import { joint } from '../dial.ts';
import { angleOf, axis, between, type Point, points, polar } from '../geometry.ts';
import { blush, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { arc, blob, circle, curve, ellipse, path, place, rect, stroke, sweep } from '../primitives.ts';
import { back, ground, reading, waistband } from './small.ts';
import { flake } from './things.ts';

const KNEE: Point = [176, 150];

/** A bent knee from the side. */
const knee = (tone: Skin, trousers: string): string =>
  [
    shank(KNEE, [140, 360], 126, -1, tone.base),
    thigh([420, 154], KNEE, 126, -1, tone.base),
    path(sweep(axis('500 156 60 56, 400 154 54 52, 318 152 47'), { end: 'flat' }), trousers),
  ].join('');

/** A hand around a device that points down to the left. */
const held = (device: string, helper: Skin): string =>
  [
    // The thumb behind the handle, then the handle, then the fingers around it
    path(sweep(axis('284 58 16, 256 38 11, 232 28 8')), helper.base),
    place(device, [206, 88], { turn: 26 }),
    path(sweep(axis('440 -10 44, 366 26 32, 322 50 23')), helper.base),
    path(sweep(axis('480 -40 58, 410 0 48'), { end: 'flat' }), pine[500]),
    path(sweep(axis('330 46 23, 296 62 28, 266 76 24')), helper.base),
    ...[0, 1, 2, 3].map((index) =>
      path(
        sweep([
          [[276 - index * 7, 50 + index * 16], 10],
          [[244 - index * 6, 48 + index * 16], 9.5],
          [[220 - index * 6, 58 + index * 15], 7],
        ]),
        helper.base,
        { stroke: helper.shade, 'stroke-width': 1.6 },
      ),
    ),
    path(sweep(axis('322 50 19, 292 66 24, 274 78 22')), helper.base),
  ].join('');

/** The head of a device is guided over a knee. */
export const ultrasound = (): string =>
  [
    ground(pine[100]),
    knee(skin.peach, pine[700]),
    ...[26, 44, 62].map((radius, index) =>
      arc([186, 128], radius, 200, 340, sun[400], 6, { opacity: 0.9 - index * 0.25 }),
    ),
    held(rect([-15, -86], 30, 116, pine[400], 14) + rect([-30, 24], 60, 22, sand[0], 10), skin.umber),
    joint(KNEE, 11),
  ].join('');

/** Light from a pen on a forearm, which lies on a cushion. */
export function laser(): string {
  const tone = skin.amber;
  return [
    ground(sun[100]),
    rect([24, 244], 420, 46, pine[700], 22),
    flatHand({ at: [292, 228], length: 122, turn: 4, skin: tone }),
    path(sweep(axis('-60 206 44, 60 214 42, 160 222 35, 250 228 25, 294 228 21')), tone.base),
    path(sweep(axis('-80 200 56, 20 210 50'), { end: 'flat' }), pine[600]),
    reading([146, 204], 124, 192, 244, [182, 258]),
    circle([148, 196], 26, sun[400], { opacity: 0.5 }),
    path('M170 140L138 198H160Z', sun[300]),
    circle([148, 196], 9, sand[0]),
    place(
      held(rect([-12, -86], 24, 104, pine[400], 12) + rect([-8, 14], 16, 18, pine[900], 5), skin.chestnut),
      [-22, 26],
    ),
  ].join('');
}

const wave = (from: Point, to: Point, color: string): string => {
  const across = angleOf(from, to) + 90;
  const line = Array.from({ length: 25 }, (_, index) =>
    polar(between(from, to, index / 24), 9 * Math.sin((index * Math.PI) / 3), across),
  );
  return stroke(curve(line), color, 5);
};

/** Two currents cross in a knee, seen from the front. */
export function interferential(): string {
  const tone = skin.peach;
  const pads = points('196 104, 292 104, 200 246, 290 246');
  const [first = KNEE, second = KNEE, third = KNEE, fourth = KNEE] = pads;
  return [
    ground(blush[100]),
    path(sweep(axis('222 -60 98, 232 40 84, 240 124 67, 243 176 61, 244 226 59, 246 300 63, 250 380 52')), tone.base),
    path(sweep(axis('218 -80 112, 226 -20 104, 230 24 94'), { end: 'flat' }), pine[600]),
    ellipse([244, 174], 34, 38, tone.shade, { opacity: 0.5 }),
    stroke('M218 142Q244 126 270 142M222 214Q244 228 266 214', tone.shade, 4),
    circle([244, 175], 42, sand[0], { opacity: 0.55 }),
    wave(first, fourth, sun[400]),
    wave(second, third, pine[600]),
    stroke(
      'M292 104C350 110 370 150 400 190M290 246C340 262 370 250 404 232M196 104C130 60 340 40 412 186M200 246C130 300 340 316 416 240',
      pine[900],
      4,
    ),
    ...pads.map(
      ([x, y]) =>
        rect([x - 21, y - 18], 42, 36, sand[0], 11) + circle([x, y], 7, sun[400]) + circle([x, y], 3, pine[900]),
    ),
    rect([386, 178], 80, 70, pine[900], 14),
    arc([426, 222], 22, 180, 300, sun[400], 6),
    circle([426, 222], 5, sand[0]),
    reading([244, 175], 124, 150, 206, [140, 216]),
  ].join('');
}

/** A cold pack around a knee. */
export const cold = (): string =>
  [
    ground(pine[100]),
    knee(skin.chestnut, pine[600]),
    blob(
      points('104 128, 130 96, 178 80, 232 88, 262 110, 260 160, 240 192, 214 216, 176 236, 132 228, 102 206, 94 166'),
      pine[300],
    ),
    stroke('M182 82Q176 160 150 231M262 150Q190 140 96 164', pine[400], 4, { opacity: 0.8 }),
    ...points('142 124, 222 118, 214 178, 134 196').map((at) => place(flake([0, 0], 30), at, { scale: 0.5 })),
    reading(KNEE, 120, 188, 254, [178, 268]),
  ].join('');

/** A warm pack over both shoulders. */
export const heat = (): string =>
  [
    ground(blush[200]),
    back(skin.chestnut),
    waistband(pine[600]),
    blob(
      points(
        '240 66, 282 66, 322 88, 344 126, 330 154, 298 148, 268 132, 240 138, 212 132, 182 148, 150 154, 136 126, 158 88, 198 66',
      ),
      sun[400],
    ),
    stroke(
      'M166 94L160 142M190 80L194 132M216 74L220 124M240 74V128M264 74L260 124M290 80L286 132M314 94L320 142',
      sun[300],
      8,
    ),
    ...[128, 352, 392].map((x, index) => stroke(`M${x} ${64 - index * 4}q-10-11 0-22t0-22`, blush[400], 7)),
    stroke('M88 64q-10-11 0-22t0-22', blush[400], 7),
    reading([240, 150], 128, 196, 240, [186, 254]),
  ].join('');
