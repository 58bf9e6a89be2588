// Small drawings for the choice of a problem: 240 by 180. Each marks one place on a body.

import { backTrunk } from '../body/back.ts';
import { bareFoot } from '../body/feet.ts';
import { openHand } from '../body/hands.ts';
import { backHead, profileHead } from '../body/head.ts';
import { shank, thigh } from '../body/limbs.ts';
import { joint } from '../dial.ts';
import { axis, type Point, points } from '../geometry.ts';
import { blush, hair, pine, sand, skin, sun } from '../palette.ts';
import { arc, blob, ellipse, group, path, place, rect, stroke, sweep } from '../primitives.ts';

const ground = (fill: string): string => rect([0, 0], 240, 180, fill);

/** The place that the tile is about: a joint with a short reading around it. */
const mark = (at: Point, from: number, radius = 34): string =>
  [
    arc(at, radius + 11, from - 24, from + 124, pine[700], 7, {
      'stroke-dasharray': '1.5 6.5',
      'stroke-linecap': 'butt',
      opacity: 0.5,
    }),
    arc(at, radius, from, from + 100, sun[400], 5),
    joint(at, 10),
  ].join('');

export function back(): string {
  const tone = skin.amber;
  const arm = (side: 1 | -1): string => {
    const at = (dx: number, y: number): Point => [120 + side * dx, y];
    return (
      path(
        sweep([
          [at(68, 90), 16],
          [at(76, 136), 13],
          [at(78, 200), 10],
        ]),
        tone.base,
      ) +
      path(
        sweep(
          [
            [at(52, 36), 21],
            [at(62, 66), 20],
            [at(69, 96), 18],
          ],
          { end: 'flat' },
        ),
        pine[600],
      )
    );
  };
  return [
    ground(pine[100]),
    arm(1),
    arm(-1),
    backTrunk([120, 40], 66, pine[700], 10),
    stroke(
      [28, 44, 60, 76, 92, 108, 126, 144, 162].map((y, index) => `M${112 - index} ${y}h${16 + index * 2}`).join(''),
      sand[0],
      9,
    ),
    mark([120, 135], 140, 64),
  ].join('');
}

export function neck(): string {
  const tone = skin.umber;
  return [
    ground(blush[100]),
    path(sweep(axis('120 70 27, 120 112 27, 120 150 46')), tone.base),
    blob(points('-6 200, 10 166, 58 150, 86 128, 120 140, 154 128, 182 150, 230 166, 246 200'), pine[600]),
    backHead({ at: [120, 48], height: 82, skin: tone, hair: hair.black, cut: 'short' }),
    stroke('M114 92h12M113 104h14M112 116h16M111 128h18', sand[0], 8),
    mark([120, 110], 142, 46),
  ].join('');
}

export function shoulder(): string {
  const tone = skin.chestnut;
  return [
    ground(sun[100]),
    path(sweep(axis('184 -20 28, 184 24 28, 184 60 52')), tone.base),
    path(sweep(axis('92 120 24, 78 158 20, 72 210 16')), tone.base),
    blob(
      points(
        '156 30, 134 48, 104 54, 82 68, 72 96, 63 130, 65 134, 88 143, 108 147, 111 144, 116 116, 122 150, 118 210, 260 210, 260 40, 236 46, 212 30, 184 40',
      ),
      pine[700],
    ),
    stroke('M118 80Q112 100 115 122', pine[800], 3),
    mark([100, 84], 140),
  ].join('');
}

export function knee(): string {
  const tone = skin.peach;
  const [hip, at, ankle]: [Point, Point, Point] = [
    [232, 66],
    [94, 64],
    [66, 200],
  ];
  return [
    ground(pine[100]),
    shank(at, ankle, 84, -1, tone.base),
    thigh(hip, at, 84, -1, tone.base),
    path(sweep(axis('270 66 42 40, 214 66 38 37, 164 65 31 29'), { end: 'flat' }), pine[700]),
    stroke('M74 54q-6 12 2 24', tone.shade, 3),
    mark(at, 120),
  ].join('');
}

export function hip(): string {
  const at: Point = [88, 84];
  return [
    ground(blush[100]),
    path(sweep(axis('152 88 31, 154 136 27, 152 200 22')), pine[800]),
    blob(
      points('86 20, 70 56, 62 90, 58 130, 48 200, 88 200, 104 140, 122 112, 154 116, 182 92, 176 56, 158 20'),
      pine[700],
    ),
    path('M90-20L84 34Q122 44 160 34L154-20Z', pine[500]),
    stroke('M122 86V110', pine[800], 3),
    mark(at, 110),
  ].join('');
}

export function ankle(): string {
  const tone = skin.chestnut;
  const at: Point = [96, 106];
  return [
    ground(sun[100]),
    rect([0, 154], 240, 26, sun[200]),
    path(sweep(axis('88 -20 38 34, 92 30 30 25, 96 88 21')), tone.base),
    path(sweep(axis('88 -24 42 38, 90 12 38 33'), { end: 'flat' }), pine[700]),
    bareFoot(at, 166, 1, tone),
    mark(at, 180),
  ].join('');
}

export function hand(): string {
  const tone = skin.umber;
  const at: Point = [92, 100];
  return [
    ground(pine[100]),
    path('M-9 88L90 82V119L-2 152Z', tone.base),
    openHand({ at, length: 132, turn: -10, skin: tone, plain: true }),
    path(sweep(axis('-30 124 36, 38 111 33'), { end: 'flat' }), pine[600]),
    mark(at, 80),
  ].join('');
}

export function head(): string {
  const tone = skin.amber;
  return [
    ground(blush[100]),
    path(sweep(axis('92 110 24, 88 150 24, 76 190 40')), tone.shade),
    blob(points('0 220, 24 168, 70 150, 96 160, 122 152, 164 178, 172 220'), pine[700]),
    profileHead({ at: [106, 84], height: 138, skin: tone, hair: hair.brown, cut: 'short' }),
    mark([106, 92], 20),
  ].join('');
}

/** A knee from the front with a dressing, and a crutch. */
export function afterOperation(): string {
  const tone = skin.peach;
  return [
    ground(sun[100]),
    path(sweep(axis('92 -20 46, 94 40 39, 97 94 31, 99 140 33, 101 210 24')), tone.base),
    path(sweep(axis('92 -24 52, 93 30 46'), { end: 'flat' }), pine[700]),
    rect([78, 58], 38, 78, sand[0], 12),
    stroke('M97 72V122M90 80h14M90 91h14M90 102h14M90 113h14', blush[400], 3),
    arc([97, 97], 56, 110, 200, sun[400], 5),
    stroke('M190 200V78L202 36M190 80H162', pine[900], 9),
    stroke('M192 30a18 18 0 0 0 29-9', pine[900], 9),
    rect([150, 74], 34, 12, pine[500], 6),
  ].join('');
}

/** A whole person with several places. */
export function notSure(): string {
  const side =
    path(sweep(axis('22 58 9, 32 92 7, 37 122 4.5'))) + path(sweep(axis('10 102 13, 12 136 10, 12 172 5.5')));
  return [
    ground(pine[100]),
    group(
      { fill: pine[400] },
      ellipse([120, 25], 12, 15, pine[400]),
      place(side, [120, 0]),
      place(side, [120, 0], { mirror: true }),
      blob(
        points('114 36, 126 36, 129 46, 147 53, 140 86, 144 112, 120 118, 96 112, 100 86, 93 53, 111 46'),
        pine[400],
      ),
    ),
    ...points('120 48, 96 58, 120 88, 132 138, 84 118').map((at) => joint(at, 7)),
    arc([120, 92], 84, 120, 420, pine[700], 7, { 'stroke-dasharray': '1.5 9', 'stroke-linecap': 'butt', opacity: 0.5 }),
    arc([120, 92], 73, 150, 240, sun[400], 5),
  ].join('');
}
