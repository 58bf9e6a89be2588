// Clothes, and whole arms and legs in them.

import { type Point, polar } from '../geometry.ts';
import { pine, type Skin, sand } from '../palette.ts';
import { path, sweep } from '../primitives.ts';
import { shoe } from './feet.ts';
import { handShadow, sideHand } from './hands.ts';
import { type Facing, forearm, LENGTH, reach, shank, sleeve, thigh, upperArm } from './limbs.ts';

export interface Outfit {
  skin: Skin;
  hair: string;
  shirt: string;
  sleeve: string;
  trousers: string;
  /** The trouser leg on the far side. */
  farTrousers: string;
  shoe: string;
  sole: string;
}

/** Everything in one colour: an earlier position of the same person. */
export const silhouette = (fill: string): Outfit => ({
  skin: { base: fill, shade: fill },
  hair: fill,
  shirt: fill,
  sleeve: fill,
  trousers: fill,
  farTrousers: fill,
  shoe: fill,
  sole: fill,
});

/** Clothes in the clinic's colours and white shoes. */
export const clothes = (
  tone: Outfit['skin'],
  hairColor: string,
  shirt: string,
  sleeveColor: string,
  trousers: string,
  far: string,
): Outfit => ({
  skin: tone,
  hair: hairColor,
  shirt,
  sleeve: sleeveColor,
  trousers,
  farTrousers: far,
  shoe: sand[0],
  sole: pine[400],
});

interface LegPose {
  hip: Point;
  thigh: number;
  shank: number;
  /** Rotation of the foot against the ground. */
  foot?: number;
  far?: boolean;
}

/** A leg from the side, in trousers and a shoe. */
export function sideLeg(pose: LegPose, head: number, facing: Facing, outfit: Outfit): string {
  const [knee, ankle] = reach(pose.hip, head * LENGTH.thigh, pose.thigh, head * LENGTH.shank, pose.shank);
  const cloth = pose.far === true ? outfit.farTrousers : outfit.trousers;
  return [
    path(
      sweep([
        [polar(knee, head * 1.3, pose.shank), head * 0.12],
        [ankle, head * 0.115],
      ]),
      outfit.skin.base,
    ),
    shoe(ankle, head, facing, outfit.shoe, outfit.sole, pose.foot ?? 0),
    shank(knee, polar(knee, head * 1.52, pose.shank), head, facing, cloth),
    thigh(pose.hip, knee, head, facing, cloth),
  ].join('');
}

interface ArmPose {
  shoulder: Point;
  upper: number;
  fore: number;
  hand?: number;
  mirrorHand?: boolean;
  /** Share (0 to 1) of the upper arm that the sleeve covers. */
  covered?: number;
}

/** An arm from the side, with a short sleeve. */
export function sideArm(pose: ArmPose, head: number, outfit: Outfit): string {
  const [elbow, wrist] = reach(pose.shoulder, head * LENGTH.upperArm, pose.upper, head * LENGTH.forearm, pose.fore);
  const hand = {
    at: wrist,
    length: head * LENGTH.hand,
    turn: pose.hand ?? pose.fore,
    mirror: pose.mirrorHand ?? false,
  };
  return [
    outfit.skin.base === outfit.skin.shade
      ? handShadow(hand, outfit.skin.base)
      : sideHand({ ...hand, skin: outfit.skin }),
    forearm(elbow, wrist, head, outfit.skin.base),
    upperArm(pose.shoulder, elbow, head, outfit.skin.base),
    sleeve(pose.shoulder, elbow, head, pose.covered ?? 0.62, outfit.sleeve),
  ].join('');
}
