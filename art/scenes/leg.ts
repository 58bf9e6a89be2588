// Hip, knee and calf.

import { backTrunk, nape } from '../body/back.ts';
import { shoe } from '../body/feet.ts';
import { sideHand } from '../body/hands.ts';
import { backHead } from '../body/head.ts';
import { forearm, reach, shank, sleeve, thigh, trunk, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { axis, between, type Point, points, polar } from '../geometry.ts';
import { hair, pine, sand, skin, sun } from '../palette.ts';
import { pack } from '../path-data.ts';
import { blob, circle, group, limb, path, rect, stroke, sweep } from '../primitives.ts';

/** A leg seen from behind, swung out by `angle` degrees to the left. */
function swungLeg(hip: Point, angle: number, size: number, cloth: string, bare: string, foot: string): string {
  const [knee, ankle] = reach(hip, size * 1.86, 90 + angle, size * 1.7, 90 + angle);
  const toes = polar(ankle, size * 0.3, 90 + angle);
  return [
    limb(ankle, size * 0.14, toes, size * 0.19, foot),
    path(
      sweep([
        [knee, size * 0.24],
        [between(knee, ankle, 0.3), size * 0.25],
        [between(knee, ankle, 0.7), size * 0.17],
        [ankle, size * 0.125],
      ]),
      bare,
    ),
    path(
      sweep(
        [
          [hip, size * 0.44],
          [between(hip, knee, 0.5), size * 0.37],
          [knee, size * 0.25],
          [between(knee, ankle, 0.3), size * 0.26],
          [between(knee, ankle, 0.62), size * 0.21],
        ],
        { end: 'flat' },
      ),
      cloth,
    ),
  ].join('');
}

/** Someone seen from behind who swings a leg out to the side, one hand on the hip and one on a pole. */
export function swingingHip(): string {
  const size = 92;
  const tone = skin.chestnut;
  const centre: Point = [606, 400];
  const spine: Point = [640, 212];
  const reading: Reading = { centre, radius: 336, from: 90, to: 125, dial: [60, 160] };
  const shadow = (angle: number, opacity: number): string =>
    group({ opacity }, swungLeg(centre, angle, size, pine[600], pine[600], pine[600]));
  const arm = (shoulder: Point, elbow: Point, wrist: Point, turn: number, mirror: boolean): string =>
    [
      forearm(elbow, wrist, size, tone.base),
      sideHand({ at: wrist, length: size * 0.74, turn, skin: tone, mirror }),
      upperArm(shoulder, elbow, size, tone.base),
      sleeve(shoulder, elbow, size, 0.6, pine[500]),
    ].join('');
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 762], 1200, 38, pine[200]),
    dial(reading),
    rect([886, 150], 24, 622, pine[900], 12),
    shadow(6, 0.13),
    shadow(20, 0.19),
    swungLeg([678, 400], -1, size, pine[800], tone.base, sand[0]),
    swungLeg(centre, 35, size, pine[700], tone.base, sand[0]),
    blob(points('570 350, 562 400, 574 440, 640 454, 706 440, 720 400, 710 350, 640 330'), pine[700]),
    nape(spine, size, tone),
    arm([717, 218], [796, 318], [866, 262], -30, false),
    arm([563, 218], [474, 316], [552, 372], 20, true),
    backTrunk(spine, size, pine[600], 9),
    backHead({ at: [640, spine[1] - size * 1.42], height: size, skin: tone, hair: hair.black, cut: 'tail' }),
    sweptArc(reading),
    restLine(reading),
    pointer(reading),
    grip(reading),
    degrees(reading, 35, { shift: 11, away: 80 }),
    joint(centre, 28),
  ].join('');
}

function seatedLeg(knee: Point, angle: number, size: number, fill: string, foot: string, sole: string): string {
  const ankle = polar(knee, size * 1.76, 90 + angle);
  return [shank(knee, ankle, size, -1, fill), shoe(ankle, size, -1, foot, sole, angle)].join('');
}

export function straighteningKnee(): string {
  const size = 160;
  const centre: Point = [620, 372];
  const hipAt: Point = [930, 366];
  const tone = skin.peach;
  const reading: Reading = { centre, radius: 352, from: 90, to: 160, dial: [70, 200] };
  const earlier = [0, 24, 47];
  return [
    rect([0, 0], 1200, 800, sun[100]),
    dial(reading),
    ...earlier.map((angle, index) =>
      group({ opacity: 0.13 + index * 0.05 }, seatedLeg(centre, angle, size, pine[600], pine[600], pine[600])),
    ),
    rect([760, 428], 520, 78, pine[900], 34),
    rect([900, 500], 44, 340, pine[900]),
    seatedLeg(centre, 70, size, tone.base, sand[0], pine[300]),
    thigh(hipAt, centre, size, -1, tone.base),
    path(sweep(axis('960 362 70 66, 880 368 72 72, 772 368 64 66'), { end: 'flat' }), pine[900]),
    trunk([1010, -56], [958, 356], size, -1, pine[700]),
    upperArm([1010, 10], [1062, 226], size, tone.base),
    forearm([1062, 226], [1010, 392], size, tone.base),
    sideHand({ at: [1010, 390], length: 112, turn: 160, skin: tone }),
    sleeve([1010, 10], [1062, 226], size, 0.6, pine[500]),
    sweptArc(reading),
    restLine(reading),
    pointer(reading),
    grip(reading),
    degrees(reading, 70, { shift: -14, away: 70 }),
    joint(centre),
  ].join('');
}

/** The muscle behind the thigh tears as the shank swings forward. */
export function strain(): string {
  const size = 190;
  const tone = skin.amber;
  const hip: Point = [360, 214];
  const [knee, ankle] = reach(hip, size * 1.86, 36, size * 1.76, 62);
  const reading: Reading = { centre: knee, radius: 330, from: 150, to: 62, dial: [164, 40], step: 4 };
  const shadow = (angle: number, opacity: number): string => {
    const at = polar(knee, size * 1.76, angle);
    return group({ opacity }, shank(knee, at, size, 1, pine[600]), shoe(at, size, 1, pine[600], pine[600], angle - 84));
  };
  const behind = (share: number, aside: number): Point => polar(between(hip, knee, share), aside * size, 126);
  const tear = behind(0.56, 0.2);
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 752], 1200, 48, pine[200]),
    dial(reading),
    shadow(148, 0.14),
    shadow(104, 0.19),
    thigh([300, 220], [250, 570], size, 1, tone.shade),
    shank([250, 570], [120, 830], size, 1, tone.shade),
    path(sweep(axis('292 150 92, 290 300 84, 276 410 76'), { end: 'flat' }), pine[900]),
    shoe(ankle, size, 1, sand[0], pine[400], -22),
    shank(knee, ankle, size, 1, tone.base),
    thigh(hip, knee, size, 1, tone.base),
    path(
      sweep([
        [behind(0.2, 0.2), 14],
        [behind(0.4, 0.2), 38],
        [behind(0.62, 0.17), 34],
        [behind(0.86, 0.13), 14],
        [behind(1.02, 0.14), 8],
      ]),
      skin.chestnut.base,
    ),
    path(
      sweep(
        [
          [polar(hip, 70, 250), size * 0.54],
          [between(hip, knee, 0.12), size * 0.47],
          [between(hip, knee, 0.34), size * 0.43],
        ],
        { end: 'flat' },
      ),
      pine[700],
    ),
    path(sweep(axis('330 -120 118, 316 20 100, 326 136 106'), { end: 'flat' }), pine[500]),
    circle(tear, 86, sun[400], { opacity: 0.3 }),
    circle(tear, 50, sun[400], { opacity: 0.45 }),
    stroke(
      [-1, 0, 1]
        .map((index) => `M${pack(polar(tear, index * 15 + 2, 36))}l${index % 2 === 0 ? '-8 20' : '-14 12'}`)
        .join(''),
      sand[0],
      5,
    ),
    sweptArc(reading),
    grip(reading),
    joint(knee, 30),
  ].join('');
}
