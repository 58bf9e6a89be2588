// Standing and walking: balance and gait.

import { backTrunk, nape } from '../body/back.ts';
import { clothes, type Outfit, sideArm, sideLeg, silhouette } from '../body/figure.ts';
import { sideHand } from '../body/hands.ts';
import { backHead, profileHead } from '../body/head.ts';
import { forearm, reach, sleeve, trunk, upperArm } from '../body/limbs.ts';
import { dial, grip, joint, type Reading, sweptArc } from '../dial.ts';
import { between, type Point } from '../geometry.ts';
import { hair, pine, skin, sun } from '../palette.ts';
import { group, limb, path, rect, shrink, sweep } from '../primitives.ts';

const shadow = silhouette(pine[600]);

function stork(size: number, wear: Outfit): string {
  const s = (value: number): number => value * size;
  const spine: Point = [600, 204];
  const leftHip: Point = [600 - s(0.3), 398];
  const rightHip: Point = [600 + s(0.26), 398];
  const knee: Point = [612, 556];
  const upKnee: Point = [488, 508];
  const arm = (side: 1 | -1, lift: number): string => {
    const shoulder: Point = [600 + side * s(0.84), 208];
    const angle = side === 1 ? -lift : 180 + lift;
    const [elbow, wrist] = reach(shoulder, s(1.38), angle, s(1.1), angle - side * 4);
    return [
      sideHand({ at: wrist, length: s(0.74), turn: angle, skin: wear.skin }),
      forearm(elbow, wrist, size, wear.skin.base),
      upperArm(shoulder, elbow, size, wear.skin.base),
      sleeve(shoulder, elbow, size, 0.6, wear.sleeve),
    ].join('');
  };
  return [
    limb([604, 694], s(0.15), [606, 712], s(0.19), wear.shoe),
    path(
      sweep(
        [
          [knee, s(0.25)],
          [[614, 610], s(0.25)],
          [[606, 676], s(0.15)],
        ],
        { end: 'flat' },
      ),
      wear.trousers,
    ),
    path(
      sweep([
        [rightHip, s(0.42)],
        [between(rightHip, knee, 0.5), s(0.36)],
        [knee, s(0.25)],
      ]),
      wear.trousers,
    ),
    limb([578, 612], s(0.17), [600, 640], s(0.18), wear.shoe),
    path(
      sweep(
        [
          [upKnee, s(0.25)],
          [[540, 560], s(0.24)],
          [[572, 600], s(0.15)],
        ],
        { end: 'flat' },
      ),
      wear.farTrousers,
    ),
    path(
      sweep([
        [leftHip, s(0.42)],
        [between(leftHip, upKnee, 0.5), s(0.37)],
        [upKnee, s(0.25)],
      ]),
      wear.farTrousers,
    ),
    nape(spine, size, wear.skin),
    arm(1, 12),
    arm(-1, -4),
    backTrunk(spine, size, wear.shirt, 9),
    backHead({ at: [600, spine[1] - size * 1.42], height: size, skin: wear.skin, hair: wear.hair, cut: 'bun' }),
  ].join('');
}

export function balance(): string {
  const size = 88;
  const foot: Point = [604, 714];
  const wear = clothes(skin.peach, hair.grey, pine[600], pine[600], pine[900], pine[800]);
  const reading: Reading = { centre: foot, radius: 648, from: -98, to: -83, dial: [-106, -74], step: 2 };
  const swaying = (angle: number, opacity: number): string =>
    shrink(0.88, foot, group({ opacity, transform: `rotate(${angle} ${foot.join(' ')})` }, stork(size, shadow)));
  return [
    rect([0, 0], 1200, 800, sun[100]),
    rect([0, 730], 1200, 70, sun[200]),
    swaying(-8, 0.14),
    swaying(7, 0.14),
    rect([470, 716], 268, 44, pine[500], 20),
    shrink(0.88, foot, stork(size, wear)),
    dial(reading),
    sweptArc(reading),
    grip(reading),
    joint([604, 741], 15),
  ].join('');
}

interface Step {
  x: number;
  near: readonly [thigh: number, shank: number, foot: number];
  far: readonly [thigh: number, shank: number, foot: number];
  swing: number;
  drop: number;
}

function walker({ x, near, far, swing, drop }: Step, size: number, wear: Outfit): string {
  const hip: Point = [x, 402 + drop];
  const neckAt: Point = [x + 6, hip[1] - size * 2.5];
  const shoulder: Point = [x + 4, neckAt[1] + size * 0.36];
  return [
    sideArm({ shoulder, upper: 90 + swing, fore: 90 + swing - 22 }, size, {
      ...wear,
      sleeve: wear.farTrousers === wear.trousers ? wear.sleeve : pine[800],
    }),
    sideLeg({ hip, thigh: far[0], shank: far[1], foot: far[2], far: true }, size, 1, wear),
    sideLeg({ hip, thigh: near[0], shank: near[1], foot: near[2] }, size, 1, wear),
    path(
      sweep([
        [[x + 16, neckAt[1] - size * 0.38], size * 0.23],
        [neckAt, size * 0.26],
      ]),
      wear.skin.shade,
    ),
    trunk(neckAt, hip, size, 1, wear.shirt),
    profileHead({ at: [x + 24, neckAt[1] - size * 0.72], height: size, skin: wear.skin, hair: wear.hair, cut: 'tail' }),
    sideArm({ shoulder, upper: 90 - swing, fore: 90 - swing - 18 }, size, wear),
  ].join('');
}

export function gait(): string {
  const size = 90;
  const wear = clothes(skin.umber, hair.black, pine[600], pine[500], pine[700], pine[900]);
  const stride: Step = { x: 792, near: [66, 74, -14], far: [104, 126, 34], swing: -24, drop: 12 };
  const reading: Reading = { centre: [792, 414], radius: 250, from: 112, to: 66, dial: [130, 50] };
  return [
    rect([0, 0], 1200, 800, pine[100]),
    rect([0, 722], 1200, 78, pine[200]),
    group(
      { opacity: 0.13 },
      walker({ x: 300, near: [104, 126, 34], far: [68, 76, -12], swing: 22, drop: 12 }, size, shadow),
    ),
    group(
      { opacity: 0.22 },
      walker({ x: 536, near: [76, 124, 20], far: [90, 92, 0], swing: 4, drop: -2 }, size, shadow),
    ),
    walker(stride, size, wear),
    dial(reading),
    sweptArc(reading),
    grip(reading),
    joint([792, 414], 26),
  ].join('');
}
