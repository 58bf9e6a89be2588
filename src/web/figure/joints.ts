// Where the drawing `art/scenes/body.ts` has its joints, and how far they usually move. It shows the body from the front, whose left is on the
// right of the picture, and from behind. Angles are degrees as seen on screen: 0 is right, 90 down, clockwise.

import type { BodyArea } from '#contract/conditions.ts';
import type { joints as names, ofSide } from '#words/figure.ts';

type Point = readonly [x: number, y: number];
export type JointName = keyof typeof names;
export type Side = keyof typeof ofSide;

/** A place to touch, in units of the drawing. */
export interface Joint {
  name: JointName;
  area: BodyArea;
  /** None in the middle of the body. */
  side?: Side;
  /** The middle of the movement, of which the goniometer shows the usual range. */
  pivot: Point;
  radius: number;
  from: number;
  to: number;
  /** Angle that counts as 0 degrees. */
  zero: number;
  /** Angle at which the degrees stand. */
  label: number;
  dot: Point;
  /** The rectangle that is touched: its corner, width and height. */
  touched: readonly [x: number, y: number, width: number, height: number];
}

interface Part {
  name: JointName;
  area: BodyArea;
  /** From the middle of the body and from the crown, like the drawing of a person in `art/body/standing.ts`. */
  pivot: Point;
  radius: number;
  /** Start and end of the movement. */
  moves: readonly [from: number, to: number];
  zero?: number;
  /** Where the degrees stand, if not at the end of the movement. */
  label?: number;
  dot?: Point;
  /** The rectangle that is touched around the middle line of the part: where it begins and ends, and how wide it is. */
  line: readonly [Point, Point];
  girth?: number;
}

const shoulder: Part = {
  name: 'shoulder',
  area: 'shoulder',
  pivot: [80, 160],
  radius: 92,
  moves: [90, -90],
  line: [
    [86, 152],
    [94, 204],
  ],
  girth: 84,
};
const elbow: Part = {
  name: 'elbow',
  area: 'elbow-wrist-hand',
  pivot: [108, 280],
  radius: 74,
  moves: [76, -69],
  line: [
    [106, 256],
    [116, 310],
  ],
};
const wrist: Part = {
  name: 'wrist',
  area: 'elbow-wrist-hand',
  pivot: [134, 388],
  radius: 56,
  moves: [78, 8],
  label: -42,
  line: [
    [128, 364],
    [134, 392],
  ],
};
const hand: Part = {
  name: 'hand',
  area: 'elbow-wrist-hand',
  pivot: [143, 428],
  radius: 44,
  moves: [80, -10],
  label: -60,
  line: [
    [144, 424],
    [150, 452],
  ],
};
const hip: Part = {
  name: 'hip',
  area: 'hip-and-pelvis',
  pivot: [42, 376],
  radius: 92,
  moves: [90, -30],
  line: [
    [50, 352],
    [50, 396],
  ],
};
const thigh: Part = {
  name: 'thigh',
  area: 'leg',
  pivot: [42, 376],
  radius: 132,
  moves: [90, 10],
  dot: [44, 456],
  line: [
    [50, 440],
    [50, 480],
  ],
};
const knee: Part = {
  name: 'knee',
  area: 'knee',
  pivot: [43, 540],
  radius: 86,
  moves: [90, -45],
  line: [
    [50, 526],
    [50, 560],
  ],
};
/** Up by 20 degrees and down by 50. */
const ankle: Part = {
  name: 'ankle',
  area: 'ankle-and-foot',
  pivot: [46, 716],
  radius: 74,
  moves: [-20, 50],
  zero: 0,
  line: [
    [50, 702],
    [50, 724],
  ],
};
const calf: Part = {
  ...ankle,
  name: 'calf',
  area: 'leg',
  dot: [45, 628],
  line: [
    [50, 616],
    [50, 664],
  ],
};
const foot: Part = {
  name: 'foot',
  area: 'ankle-and-foot',
  pivot: [52, 744],
  radius: 50,
  moves: [0, -70],
  line: [
    [36, 748],
    [74, 746],
  ],
  girth: 60,
};
const neck: Part = {
  name: 'neck',
  area: 'head-and-neck',
  pivot: [0, 112],
  radius: 80,
  moves: [-90, -10],
  line: [
    [16, 116],
    [66, 120],
  ],
  girth: 48,
};
const jaw: Part = {
  name: 'jaw',
  area: 'head-and-neck',
  pivot: [30, 64],
  radius: 58,
  moves: [130, 100],
  label: 24,
  line: [
    [22, 22],
    [22, 72],
  ],
  girth: 46,
};

const middle = (
  name: JointName,
  area: BodyArea,
  from: number,
  to: number,
  range: number,
  pivot: Point,
  dot = pivot,
): Part => ({
  name,
  area,
  pivot,
  dot,
  radius: 100,
  moves: [-90, -90 + range],
  line: [
    [0, from],
    [0, to],
  ],
  girth: 110,
});
const chest = middle('chest', 'chest-and-breathing', 186, 240, 45, [0, 200]);
const head = middle('head', 'nerves-and-balance', 34, 60, 45, [0, 96], [0, 50]);
const upperBack = middle('upper-back', 'back', 176, 222, 45, [0, 190]);
const lowBack = middle('low-back', 'back', 290, 326, 60, [0, 316]);

const legs = [thigh, calf, hip, knee, ankle];
const front = place(190, 'left', [chest], [neck, jaw, shoulder, elbow, hand, wrist, ...legs, foot]);
const back = place(570, 'right', [head, lowBack, upperBack], [neck, shoulder, elbow, hand, wrist, ...legs]);

/** Later ones lie over earlier ones. */
export const joints: readonly Joint[] = [...front, ...back];

/** The joint that stands for an area which was chosen from the list. */
export const jointOfArea = (area: string) => joints.find((joint) => joint.area === area);

/** Sides of the body by their place in the picture. */
function place(x: number, onTheRight: Side, ofMiddle: readonly Part[], ofSides: readonly Part[]): Joint[] {
  const onTheLeft = onTheRight === 'left' ? 'right' : 'left';
  return [
    ...ofMiddle.map((part) => jointOf(part, x, 1)),
    ...ofSides.flatMap((part) => [jointOf(part, x, -1, onTheLeft), jointOf(part, x, 1, onTheRight)]),
  ];
}

function jointOf(
  { moves, zero = moves[0], label = moves[1], girth = 96, ...part }: Part,
  middle: number,
  sign: 1 | -1,
  side?: Side,
): Joint {
  const at = ([x, y]: Point): Point => [middle + sign * x, y + 26];
  const [[startX, startY], [endX, endY]] = [at(part.line[0]), at(part.line[1])];
  const turned = (angle: number) => (sign === 1 ? angle : 180 - angle);
  return {
    name: part.name,
    area: part.area,
    ...(side && { side }),
    pivot: at(part.pivot),
    radius: part.radius,
    from: turned(moves[0]),
    to: turned(moves[1]),
    zero: turned(zero),
    label: turned(label),
    dot: at(part.dot ?? part.pivot),
    touched: [
      Math.min(startX, endX) - girth / 2,
      Math.min(startY, endY) - girth / 2,
      Math.abs(endX - startX) + girth,
      Math.abs(endY - startY) + girth,
    ],
  };
}
