// Arms, legs and trunks, sized by the height of the head of the same person (an adult is 7.4 heads tall).

import { between, type Point, polar } from '../geometry.ts';
import { path, sweep } from '../primitives.ts';

/** 1 for a person who faces right, -1 for one who faces left. */
export type Facing = 1 | -1;

export const LENGTH = { upperArm: 1.38, forearm: 1.12, hand: 0.76, thigh: 1.86, shank: 1.76, foot: 1.06 } as const;

/** The positions of the two lower joints of an arm or a leg. */
export const reach = (
  root: Point,
  first: number,
  angle: number,
  second: number,
  secondAngle: number,
): [Point, Point] => {
  const middle = polar(root, first, angle);
  return [middle, polar(middle, second, secondAngle)];
};

export const upperArm = (shoulder: Point, elbow: Point, head: number, fill: string): string =>
  path(
    sweep([
      [shoulder, head * 0.25],
      [between(shoulder, elbow, 0.35), head * 0.24],
      [elbow, head * 0.165],
    ]),
    fill,
  );

export const forearm = (elbow: Point, wrist: Point, head: number, fill: string): string =>
  path(
    sweep([
      [elbow, head * 0.165],
      [between(elbow, wrist, 0.28), head * 0.178],
      [wrist, head * 0.105],
    ]),
    fill,
  );

/** A straight-cut sleeve from the shoulder over a share (0 to 1) of the upper arm. */
export const sleeve = (shoulder: Point, elbow: Point, head: number, share: number, fill: string): string =>
  path(
    sweep(
      [
        [shoulder, head * 0.29],
        [between(shoulder, elbow, share * 0.5), head * 0.285],
        [between(shoulder, elbow, share), head * 0.255],
      ],
      { end: 'flat' },
    ),
    fill,
  );

export const thigh = (hip: Point, knee: Point, head: number, facing: Facing, fill: string): string => {
  const [front, back] = [0.42, 0.42];
  const girth = (share: number, f: number, b: number): [Point, number, number] =>
    facing === 1 ? [between(hip, knee, share), head * b, head * f] : [between(hip, knee, share), head * f, head * b];
  return path(sweep([girth(0, front, back), girth(0.4, 0.39, 0.36), girth(1, 0.25, 0.25)]), fill);
};

/** The calf bulges behind the bone, so the leg needs to know where its front is. */
export const shank = (knee: Point, ankle: Point, head: number, facing: Facing, fill: string): string => {
  const girth = (share: number, f: number, b: number): [Point, number, number] =>
    facing === 1
      ? [between(knee, ankle, share), head * b, head * f]
      : [between(knee, ankle, share), head * f, head * b];
  return path(
    sweep([girth(0, 0.25, 0.25), girth(0.3, 0.2, 0.28), girth(0.65, 0.155, 0.19), girth(1, 0.13, 0.125)]),
    fill,
  );
};

/** A trunk from the side, from the root of the neck to the hips. `round` lets the back bend. */
export function trunk(neck: Point, hip: Point, head: number, facing: Facing, fill: string, round = 0): string {
  const along = (share: number, push: number): Point => {
    const [x, y] = between(neck, hip, share);
    const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
    const [nx, ny] = [(hip[1] - neck[1]) / length, -(hip[0] - neck[0]) / length];
    return [x - nx * push * facing * head, y - ny * push * facing * head];
  };
  const girth = (share: number, front: number, back: number, push = 0): [Point, number, number] =>
    facing === 1 ? [along(share, push), head * back, head * front] : [along(share, push), head * front, head * back];
  return path(
    sweep([
      girth(0, 0.2, 0.24),
      girth(0.14, 0.36, 0.36, round * 0.5),
      girth(0.38, 0.45, 0.42, round),
      girth(0.7, 0.38, 0.33, round * 0.6),
      girth(1, 0.4, 0.46),
    ]),
    fill,
  );
}
