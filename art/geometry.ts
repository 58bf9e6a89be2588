// Points and angles. Angles are degrees as seen on screen: 0 points right, 90 down, clockwise is positive.

export type Point = readonly [x: number, y: number];

export const polar = ([x, y]: Point, radius: number, angle: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
};

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const angleOf = (a: Point, b: Point): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** A point on the axis of a body part, and how far the part extends to the right and left of the axis's direction. */
export type Girth = readonly [at: Point, right: number, left?: number];

const numbers = (text: string): number[][] => text.split(',').map((entry) => entry.trim().split(' ').map(Number));

/** The outline of something symmetrical, from the half on the right, whose points are measured from its middle. */
export const bothSides = (half: readonly Point[], middle = 0): Point[] => [
  ...half.map(([x, y]): Point => [middle + x, y]),
  ...half.map(([x, y]): Point => [middle - x, y]).toReversed(),
];

/** An outline written as text: 'x y, x y'. */
export const points = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]) => [x, y]);

/** The axis of a body part written as text: 'x y right left', with the left girth only where it differs. */
export const axis = (text: string): Girth[] =>
  numbers(text).map(([x = 0, y = 0, right = 0, left = right]) => [[x, y], right, left]);
