// Elbow, wrist and hand.

import { openHand, openHandShadow } from '../body/hands.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { axis, between, type Point, polar } from '../geometry.ts';
import { pine, skin, sun } from '../palette.ts';
import { group, limb, path, rect, stroke, sweep } from '../primitives.ts';

const dumbbell = (at: Point, turn: number): string =>
  group(
    { transform: `translate(${Math.round(at[0])} ${Math.round(at[1])})rotate(${turn})` },
    rect([-12, -96], 24, 192, pine[900], 12),
    rect([-38, -128], 76, 58, pine[900], 18),
    rect([-38, 70], 76, 58, pine[900], 18),
    rect([-38, -128], 26, 58, pine[700], 13),
    rect([-38, 70], 26, 58, pine[700], 13),
  );

function curl(elbow: Point, angle: number, fill: string): string {
  const wrist = polar(elbow, 268, angle);
  const fist = polar(wrist, 62, angle);
  return (
    path(
      sweep([
        [elbow, 62],
        [between(elbow, wrist, 0.3), 66],
        [wrist, 42],
      ]),
      fill,
    ) + limb(wrist, 42, fist, 54, fill)
  );
}

export function bendingElbow(): string {
  const centre: Point = [690, 520];
  const tone = skin.umber;
  const bent = 220;
  const reading: Reading = { centre, radius: 392, from: 110, to: bent, dial: [90, 250] };
  const wrist = polar(centre, 268, bent);
  const fist = polar(wrist, 60, bent);
  const shoulderAt: Point = [836, 120];
  return [
    rect([0, 0], 1200, 800, pine[100]),
    dial(reading),
    path('M1240 -20H760C720 60 800 160 850 260C890 420 890 640 880 820H1240Z', pine[600]),
    group({ opacity: 0.13 }, curl(centre, 110, pine[600])),
    group({ opacity: 0.18 }, curl(centre, 145, pine[600])),
    group({ opacity: 0.24 }, curl(centre, 180, pine[600])),
    path(
      sweep([
        [centre, 64],
        [between(centre, wrist, 0.3), 68],
        [wrist, 43],
      ]),
      tone.base,
    ),
    path(
      sweep([
        [shoulderAt, 118],
        [between(shoulderAt, centre, 0.4), 104],
        [between(shoulderAt, centre, 0.75), 80],
        [centre, 64],
      ]),
      tone.base,
    ),
    path(
      sweep(
        [
          [[856, 60], 140],
          [between(shoulderAt, centre, 0.2), 128],
          [between(shoulderAt, centre, 0.44), 112],
        ],
        { end: 'flat' },
      ),
      pine[700],
    ),
    dumbbell(fist, bent - 180),
    limb(wrist, 43, fist, 56, tone.base),
    ...[-30, -4, 22].map((d) =>
      stroke(
        `M${polar(polar(fist, 40, bent), d, bent - 90)
          .map(Math.round)
          .join(' ')}L${polar(polar(fist, 2, bent), d, bent - 90)
          .map(Math.round)
          .join(' ')}`,
        tone.shade,
        5,
      ),
    ),
    sweptArc(reading),
    restLine(reading, 330),
    pointer(reading),
    grip(reading),
    degrees(reading, 110, { shift: 12, away: 76 }),
    joint(centre),
  ].join('');
}

export function wristHand(): string {
  const wrist: Point = [470, 420];
  const tone = skin.amber;
  const reading: Reading = { centre: wrist, radius: 420, from: -8, to: 22, dial: [-50, 50] };
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    group({ opacity: 0.13 }, openHandShadow({ at: wrist, length: 360, turn: -12 }, pine[600])),
    group({ opacity: 0.2 }, openHandShadow({ at: wrist, length: 360, turn: 4 }, pine[600])),
    path(
      sweep([
        [[-60, 520], 120],
        [[150, 478], 104],
        [[330, 444], 76],
        [wrist, 60],
      ]),
      tone.base,
    ),
    openHand({ at: wrist, length: 360, turn: 18, skin: tone }),
    path(sweep(axis('-80 530 140, 60 500 136, 220 464 122'), { end: 'flat' }), pine[700]),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 30, { shift: 8 }),
    joint(wrist),
  ].join('');
}
