// Hip, knee and calf.

import { shoe } from '../body/feet.ts';
import { sideHand } from '../body/hands.ts';
import { forearm, reach, shank, sleeve, thigh, trunk, upperArm } from '../body/limbs.ts';
import { degrees, dial, grip, joint, pointer, type Reading, restLine, sweptArc } from '../dial.ts';
import { axis, between, type Point, points, polar } from '../geometry.ts';
import { pine, sand, skin, sun } from '../palette.ts';
import { blob, group, limb, path, rect, sweep } from '../primitives.ts';

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

export function swingingHip(): string {
  const size = 128;
  const centre: Point = [640, 268];
  const reading: Reading = { centre, radius: 420, from: 90, to: 125, dial: [60, 160] };
  const shadow = (angle: number, opacity: number): string =>
    group({ opacity }, swungLeg(centre, angle, size, pine[600], pine[600], pine[600]));
  const back = points(
    '600 -40, 590 60, 598 140, 582 220, 588 300, 640 340, 705 330, 770 340, 822 300, 828 220, 812 140, 820 60, 810 -40',
  );
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 742], 1200, 58, pine[200]),
    dial(reading),
    rect([948, 62], 26, 698, pine[900], 13),
    upperArm([850, -50], [896, 118], size, skin.chestnut.base),
    forearm([896, 118], [948, 32], size, skin.chestnut.base),
    limb([944, 38], 15, [968, 28], 20, skin.chestnut.base),
    upperArm([566, -60], [484, 92], size, skin.chestnut.base),
    forearm([484, 92], [580, 178], size, skin.chestnut.base),
    shadow(6, 0.13),
    shadow(20, 0.19),
    swungLeg([770, 268], -1, size, pine[800], skin.chestnut.base, sand[0]),
    swungLeg(centre, 35, size, pine[700], skin.chestnut.base, sand[0]),
    blob(back, pine[700]),
    sweptArc(reading),
    restLine(reading),
    pointer(reading),
    grip(reading),
    degrees(reading, 35, { shift: 11, away: 86 }),
    joint(centre),
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
