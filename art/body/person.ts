// A whole person from the side, facing right: adults, children, and the earlier positions of both.

import { type Point, polar } from '../geometry.ts';
import { path, sweep } from '../primitives.ts';
import { type Outfit, sideArm, sideLeg } from './figure.ts';
import { profileHead } from './head.ts';
import { trunk } from './limbs.ts';

type Leg = readonly [thigh: number, shank: number, foot?: number];
type Arm = readonly [upper: number, fore: number, hand?: number];

export interface Pose {
  hip: Point;
  head: number;
  /** The head of an adult whose limbs are as long, in parts of this head: 1 for adults, less for children. */
  limbs?: number;
  /** From the neck to the hips, in heads of the limbs. */
  torso?: number;
  near: Leg;
  far: Leg;
  nearArm: Arm;
  farArm: Arm;
  lean?: number;
  /** How far the head bends to the front beyond the trunk. */
  nod?: number;
  round?: number;
  cut?: 'short' | 'tail' | 'bob' | 'bun';
}

export function person(pose: Pose, wear: Outfit): string {
  const {
    hip,
    head,
    limbs = 1,
    torso = 2.4,
    near,
    far,
    nearArm,
    farArm,
    lean = 0,
    nod = 0,
    round = 0,
    cut = 'short',
  } = pose;
  const size = head * limbs;
  const neck = polar(hip, size * torso, -90 + lean);
  const shoulder = polar(neck, size * 0.42, 90 + lean);
  const arm = ([upper, fore, hand = fore]: Arm, sleeve: string): string =>
    sideArm({ shoulder, upper, fore, hand }, size, { ...wear, sleeve });
  const skull = polar(neck, head * (limbs < 1 ? 0.62 : 0.72), -80 + lean + nod);
  return [
    arm(farArm, wear.farTrousers),
    sideLeg({ hip, thigh: far[0], shank: far[1], foot: far[2] ?? 0, far: true }, size, 1, wear),
    sideLeg({ hip, thigh: near[0], shank: near[1], foot: near[2] ?? 0 }, size, 1, wear),
    path(
      sweep([
        [polar(neck, head * 0.34, -84 + lean + nod), size * 0.24],
        [neck, size * 0.27],
      ]),
      wear.skin.shade,
    ),
    trunk(neck, hip, size * (limbs < 0.6 ? 1.35 : 1), 1, wear.shirt, round),
    profileHead({ at: skull, height: head, skin: wear.skin, hair: wear.hair, cut, turn: lean + nod }),
    arm(nearArm, wear.sleeve),
  ].join('');
}
