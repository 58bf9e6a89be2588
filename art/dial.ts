// The recurring motif: a measured movement, shown by ticks, a yellow arc, its handle and the degrees.

import { type Point, polar } from './geometry.ts';
import { pine, sand, sun } from './palette.ts';
import { num } from './path-data.ts';
import { arc, circle, handle, label, line, pivot, ticks } from './primitives.ts';

export interface Reading {
  centre: Point;
  radius: number;
  /** Start and end of the movement, in degrees on screen. */
  from: number;
  to: number;
  /** The part of the circle that has ticks; defaults to the movement. */
  dial?: readonly [from: number, to: number];
  step?: number;
  dark?: boolean;
}

const tone = (dark = false): string => (dark ? pine[200] : pine[700]);

export const dial = ({ centre, radius, from, to, dial: range = [from, to], step = 5, dark }: Reading): string =>
  ticks(centre, radius, range[0], range[1], tone(dark), { step, opacity: dark ? 0.5 : 0.42 });

export const sweptArc = ({ centre, radius, from, to }: Reading, width = 11): string =>
  arc(centre, radius, from, to, sun[400], width);

export const grip = ({ centre, radius, to }: Reading, size = 20): string =>
  handle(polar(centre, radius, to), size, sun[400], pine[900]);

/** The arm of the goniometer, from the pivot to the end of the arc. */
export const pointer = ({ centre, radius, to }: Reading, from = 0): string =>
  line(polar(centre, from, to), polar(centre, radius, to), sand[0], 6);

/** The starting position of the movement. */
export const restLine = ({ centre, radius, from }: Reading, length = radius - 60): string =>
  line(centre, polar(centre, length, from), sand[0], 6, { 'stroke-dasharray': '1 18', opacity: 0.65 });

/** The degrees beyond the end of the arc; `shift` moves them away from a limb. */
export function degrees(reading: Reading, value: number, { size = 64, away = 78, shift = 0 } = {}): string {
  const [x, y] = polar(reading.centre, reading.radius + away, reading.to + shift);
  return label(
    `${num(value)}°`,
    [x + size * 0.12, y + size * 0.35],
    size,
    reading.dark ? sand[50] : pine[700],
    'middle',
  );
}

export const joint = (at: Point, radius = 34): string => pivot(at, radius, sand[0], sun[400]);

/** The place that hurts. */
export const glow = (at: Point, radius: number): string =>
  circle(at, radius, sun[400], { opacity: 0.28 }) + circle(at, radius * 0.58, sun[400], { opacity: 0.45 });
