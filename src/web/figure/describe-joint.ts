import type { BodyArea } from '#contract/conditions.ts';
import { joints as names, ofSide, usualRange } from '#words/figure.ts';
import { dialOf } from './dial-of.ts';
import { type Joint, jointOfArea, type Side } from './joints.ts';

/** 'Knee, left side. Usual range: about 135°.', or without a side. */
export function describeJoint(joint: Joint, side?: Side) {
  const name = names[joint.name];
  return usualRange(side ? ofSide[side](name) : name, dialOf(joint).degreesAt(joint.to));
}

/** Describes the joint that stands for an area. */
export function describeArea(area: BodyArea) {
  const joint = jointOfArea(area);
  return joint && describeJoint(joint);
}
