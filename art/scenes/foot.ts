// Ankle, foot and calf.

import { archWithToe, bareFoot, footShadow } from '../body/feet.ts';
import { shank } from '../body/limbs.ts';
import { degrees, dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { axis, between, type Point, points, polar } from '../geometry.ts';
import { blush, pine, type Skin, sand, skin, sun } from '../palette.ts';
import { blob, circle, curve, group, limb, line, path, place, rect, stroke, sweep } from '../primitives.ts';

export function resistedAnkle(): string {
  const size = 330;
  const centre: Point = [620, 506];
  const tone = skin.umber;
  const reading: Reading = { centre, radius: 352, from: -52, to: -102, dial: [-30, -140] };
  const earlier = [-52, -76].map((turn, index) =>
    group({ opacity: 0.14 + index * 0.07 }, footShadow(centre, size, 1, pine[600], turn)),
  );
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 640], 1200, 160, pine[200]),
    rect([0, 612], 1010, 52, pine[500], 26),
    dial(reading),
    ...earlier,
    line([680, 318], [1260, 250], sun[400], 22),
    circle([508, 580], 36, sand[0]),
    stroke('M508 580a8 8 0 0 1 12 10a20 20 0 0 1-32-12a24 24 0 0 1 36-16', sand[200], 5),
    path(
      sweep([
        [[40, 470], 116],
        [between([40, 470], centre, 0.35), 92, 66],
        [between([40, 470], centre, 0.72), 60, 48],
        [centre, 46],
      ]),
      tone.base,
    ),
    bareFoot(centre, size, 1, tone, { turn: -102 }),
    path(sweep(axis('-60 466 156, 100 474 134 118, 230 484 108 84'), { end: 'flat' }), pine[700]),
    line([586, 338], [692, 316], sun[400], 54, { 'stroke-linecap': 'butt' }),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 50, { shift: -8, away: 70 }),
    joint(centre),
  ].join('');
}

export function foot(): string {
  const tone: Skin = skin.chestnut;
  const ankle: Point = [462, 466];
  const scale = 5.7;
  const at = (x: number, y: number): Point => [ankle[0] + x * scale, ankle[1] + y * scale];
  const ball = at(60, 21);
  const reading: Reading = { centre: ball, radius: 200, from: 4, to: -36, dial: [14, -66] };
  const toe = (lift: number): string =>
    limb(ball, 40, polar(ball, 104, 6 - lift), 26, pine[600], { opacity: lift === 0 ? 0.15 : 0.22 });
  const bones = [
    blob(points('-22 9, -9 3, 8 7, 14 14, 4 20, -11 24, -22 20'), sand[0]),
    blob(points('-10 -8, 5 -10, 16 -5, 23 3, 10 5, -6 1'), sand[0]),
    blob(points('25 2, 33 5, 40 11, 37 16, 26 12'), sand[0]),
    limb([42, 13], 3.6, [57, 19.5], 4.2, sand[0]),
  ];
  return [
    rect([0, 0], 1200, 800, blush[100]),
    rect([0, 634], 1200, 166, blush[200]),
    dial(reading),
    toe(0),
    toe(20),
    path(sweep(axis('504 -80 150, 486 120 124, 464 270 88, 464 360 76')), tone.base),
    place(archWithToe(tone, 40) + group({ opacity: 0.4 }, ...bones), ankle, { scale }),
    path(sweep(axis('518 -90 176, 506 40 160, 496 118 146'), { end: 'flat' }), pine[700]),
    circle(at(-17, 22), 82, sun[400], { opacity: 0.28 }),
    circle(at(-17, 22), 46, sun[400], { opacity: 0.42 }),
    stroke(curve([at(-16, 24), at(4, 22), at(20, 17.5), at(36, 18.5), at(50, 23), at(60, 26)]), sand[0], 15),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 40, { shift: -13, away: 74 }),
    joint(ball, 26),
  ].join('');
}

export function calfMuscle(): string {
  const size = 292;
  const tone = skin.peach;
  const ball: Point = [742, 600];
  const reading: Reading = { centre: ball, radius: 316, from: 178, to: 158, dial: [145, 225] };
  const leg = (turn: number): { knee: Point; ankle: Point } => {
    const back = polar(ball, size * 0.58, 180 + turn + 30);
    return { ankle: back, knee: polar(back, size * 1.76, -82) };
  };
  const shadow = (turn: number, opacity: number): string => {
    const { knee, ankle } = leg(turn);
    return group({ opacity }, shank(knee, ankle, size, 1, pine[600]), footShadow(ankle, size, 1, pine[600], turn));
  };
  const { knee, ankle: heel } = leg(-18);
  const on = (share: number, aside: number): Point => polar(between(knee, heel, share), aside * size, 188);
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    shadow(0, 0.14),
    shadow(-9, 0.2),
    path(`M680 616H1260V860H680Z`, pine[700]),
    rect([668, 604], 600, 40, pine[900], 12),
    shank(knee, heel, size, 1, tone.base),
    bareFoot(heel, size, 1, tone, { turn: -18 }),
    path(
      sweep([
        [knee, size * 0.25],
        [polar(knee, 200, -78), size * 0.3],
      ]),
      tone.base,
    ),
    path(
      sweep([
        [on(0.12, 0.1), 22],
        [on(0.28, 0.13), 42],
        [on(0.46, 0.11), 28],
        [on(0.58, 0.1), 12],
      ]),
      blush[400],
    ),
    path(
      sweep([
        [on(0.1, -0.02), 18],
        [on(0.24, -0.01), 32],
        [on(0.4, 0.02), 22],
        [on(0.54, 0.06), 9],
      ]),
      tone.shade,
    ),
    stroke(curve([on(0.56, 0.09), on(0.75, 0.12), on(0.98, 0.16)]), sand[0], 10),
    sweptArc(reading),
    grip(reading),
    degrees(reading, 20, { shift: 6, away: 96 }),
    joint(ball, 28),
  ].join('');
}
