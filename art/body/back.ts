// The trunk seen from behind, and the spine seen from the side.

import { angleOf, between, bothSides, type Point, points, polar } from '../geometry.ts';
import type { Skin } from '../palette.ts';
import { blob, line, path, stroke, sweep } from '../primitives.ts';

/** Outline of half a trunk in hundredths of a head: distance from the spine, and down from the shoulder joints. */
const HALF = points('22 -58, 54 -40, 88 -20, 103 6, 94 46, 75 84, 66 128, 62 176, 76 262, 78 340, 76 520');

/** How far the shoulder joints lie from the spine, in heads. */
export const SHOULDER = 0.84;

/** From the shoulders down to `rows` of the outline (7 ends at the waist). `at` is the spine between the shoulder joints. */
export function backTrunk(at: Point, head: number, fill: string, rows = HALF.length): string {
  const half = HALF.slice(0, rows).map(([x, y]): Point => [(x * head) / 100, at[1] + (y * head) / 100]);
  return blob(bothSides(half, at[0]), fill);
}

/** Neck and nape above such a trunk. */
export function nape([x, y]: Point, head: number, skin: Skin): string {
  const up = (heads: number): Point => [x, y - heads * head];
  const fold = up(0.86);
  return (
    path(
      sweep([
        [up(1.16), head * 0.27],
        [up(0.84), head * 0.27],
        [up(0.46), head * 0.45],
      ]),
      skin.base,
    ) +
    stroke(`M${x - head * 0.21} ${fold[1]}q${head * 0.21} ${head * 0.13} ${head * 0.42} 0`, skin.shade, head * 0.08, {
      opacity: 0.6,
    })
  );
}

/** How far the spine curves backwards between neck and sacrum, for a person who faces left. */
const SWAY = points('0 0.02, 0.12 -0.06, 0.42 0.15, 0.76 -0.08, 1 0.1');

function swayAt(share: number): number {
  const next = Math.max(
    1,
    SWAY.findIndex(([at]) => at >= share),
  );
  const [from = [0, 0], to = [1, 0]] = [SWAY[next - 1], SWAY[next]];
  const part = (1 - Math.cos((Math.PI * (share - from[0])) / (to[0] - from[0]))) / 2;
  return from[1] + (to[1] - from[1]) * part;
}

interface Spine {
  top: Point;
  bottom: Point;
  count: number;
  head: number;
}

/** Positions and rotations of the vertebrae. */
export function vertebrae({ top, bottom, count, head }: Spine): { at: Point; turn: number; half: number }[] {
  const places = Array.from({ length: count }, (_, index): Point => {
    const share = index / (count - 1);
    const [x, y] = between(top, bottom, share);
    return [x + swayAt(share) * head, y];
  });
  return places.map((at, index) => ({
    at,
    turn: angleOf(places[index - 1] ?? at, places[index + 1] ?? at),
    half: head * (0.055 + (0.1 * index) / count),
  }));
}

const across = (at: Point, turn: number, half: number): string => {
  const [a, b] = [polar(at, half, turn - 90), polar(at, half, turn + 90)];
  return `M${a.join(' ')}L${b.join(' ')}`;
};

/** Rounded vertebrae with a disc above each but the first. */
export function spineColumn(
  spine: Spine,
  bone: string,
  disc: string,
  marked?: { index: number; fill: string },
): string {
  const bones = vertebrae(spine);
  const high = (spine.bottom[1] - spine.top[1]) / (spine.count - 1);
  const discs = bones.slice(1).map(({ at, turn, half }) => across(polar(at, high / 2, turn + 180), turn, half));
  const one = bones[marked?.index ?? -1];
  return [
    stroke(bones.map(({ at, turn, half }) => across(at, turn, half)).join(''), bone, high * 0.72),
    stroke(discs.join(''), disc, high * 0.2),
    one === undefined
      ? ''
      : line(
          polar(one.at, one.half, one.turn - 90),
          polar(one.at, one.half, one.turn + 90),
          marked?.fill ?? bone,
          high * 0.72,
        ),
  ].join('');
}
