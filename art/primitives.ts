// The primitives of all drawings: pure functions that return SVG text.

import { glyphs, UNITS_PER_EM } from './digits.ts';
import { angleOf, distance, type Girth, type Point, polar } from './geometry.ts';
import { num, pack, relative } from './path-data.ts';

type Attributes = Record<string, string | number | undefined>;

const written = (value: string | number): string =>
  typeof value === 'string' ? value : String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

export function element(tag: string, attributes: Attributes, children = ''): string {
  const text = Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${written(value)}"`]))
    .join('');
  return children === '' ? `<${tag}${text}/>` : `<${tag}${text}>${children}</${tag}>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, children.join(''));

/** Places a part that is drawn around the origin: translates, rotates, then scales it (a negative factor mirrors it). */
export function place(part: string, at: Point, { turn = 0, scale = 1, mirror = false } = {}): string {
  const size = mirror ? ` scale(${written(-scale)} ${written(scale)})` : scale === 1 ? '' : ` scale(${written(scale)})`;
  const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
  return group({ transform: `translate(${num(at[0])} ${num(at[1])})${turned}${size.trim()}` }, part);
}

/** Shrinks parts of a scene towards a fixed point. */
export const shrink = (scale: number, [x, y]: Point, ...parts: string[]): string =>
  group({ transform: `translate(${num(x * (1 - scale))} ${num(y * (1 - scale))})scale(${scale})` }, ...parts);

// Plain shapes

/** Without a fill, the shape inherits that of its group. */
export const path = (d: string, fill?: string, more: Attributes = {}): string =>
  element('path', { d: relative(d), fill, ...more });

export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d: relative(d),
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  });

export const circle = ([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx: num(cx), cy: num(cy), r: num(r), fill, ...more });

export const ellipse = ([cx, cy]: Point, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), fill, ...more });

export const rect = (
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): string =>
  element('rect', {
    x: x === 0 ? undefined : num(x),
    y: y === 0 ? undefined : num(y),
    width: num(width),
    height: num(height),
    rx: radius === 0 ? undefined : num(radius),
    fill,
    ...more,
  });

const moveTo = (point: Point): string => `M${pack(point)}`;
const lineTo = (point: Point): string => `L${pack(point)}`;

export const line = (a: Point, b: Point, color: string, width: number, more: Attributes = {}): string =>
  stroke(moveTo(a) + lineTo(b), color, width, more);

// Bodies

const roundCap = (radius: number, to: Point, { large = 0, sweeps = 1 } = {}): string =>
  `A${num(radius)} ${num(radius)} 0 ${large} ${sweeps} ${pack(to)}`;

/** The outline around two circles: a rounded bone, finger or arm. */
export function hull(a: Point, radiusA: number, b: Point, radiusB: number): string {
  const axis = angleOf(a, b);
  const lean = (Math.acos(Math.max(-1, Math.min(1, (radiusA - radiusB) / distance(a, b)))) * 180) / Math.PI;
  return [
    moveTo(polar(a, radiusA, axis - lean)),
    lineTo(polar(b, radiusB, axis - lean)),
    roundCap(radiusB, polar(b, radiusB, axis + lean), { large: lean > 90 ? 1 : 0 }),
    lineTo(polar(a, radiusA, axis + lean)),
    roundCap(radiusA, polar(a, radiusA, axis - lean), { large: lean < 90 ? 1 : 0 }),
    'Z',
  ].join('');
}

export const limb = (
  a: Point,
  radiusA: number,
  b: Point,
  radiusB: number,
  fill?: string,
  more: Attributes = {},
): string => path(hull(a, radiusA, b, radiusB), fill, more);

/** Control points of the centripetal Catmull-Rom curve from `b` to `c`, which never loops between close points. */
function bend(a: Point, b: Point, c: Point, d: Point): string {
  const [before, here, after] = [distance(a, b), distance(b, c), distance(c, d)];
  const control = (near: Point, far: Point, other: Point, side: number): Point => {
    if (side === 0) return near;
    const [s, h] = [Math.sqrt(side), Math.sqrt(here)];
    const blend = (i: 0 | 1): number =>
      (side * far[i] - here * other[i] + (2 * side + 3 * s * h + here) * near[i]) / (3 * s * (s + h));
    return [blend(0), blend(1)];
  };
  return `C${pack([...control(b, c, a, before), ...control(c, b, d, after), ...c])}`;
}

/** A smooth line through points, without the initial move command. */
function smoothTo(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      return bend(points[index - 1] ?? from, from, to, points[index + 2] ?? to);
    })
    .join('');
}

/** A smooth open line through points. */
export const curve = (points: readonly Point[]): string => {
  const [first] = points;
  return first === undefined ? '' : moveTo(first) + smoothTo(points);
};

/** A smooth closed shape through points. */
export function blob(points: readonly Point[], fill: string, more: Attributes = {}): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const d = points.map((from, index) => bend(at(index - 1), from, at(index + 1), at(index + 2))).join('');
  return path(`${moveTo(at(0))}${d}Z`, fill, more);
}

/** The outline around an axis with changing girth: thighs, calves, backs. Ends are round unless said otherwise. */
export function sweep(axis: readonly Girth[], { start = 'round', end = 'round' } = {}): string {
  const sides = axis.map(([at, right, left = right], index) => {
    const angle = angleOf(axis[index - 1]?.[0] ?? at, axis[index + 1]?.[0] ?? at);
    return { one: polar(at, right, angle + 90), other: polar(at, left, angle - 90), half: (right + left) / 2 };
  });
  const [first, last] = [sides[0], sides[sides.length - 1]];
  if (first === undefined || last === undefined) return '';
  return [
    moveTo(first.one),
    smoothTo(sides.map((side) => side.one)),
    end === 'flat' ? lineTo(last.other) : roundCap(last.half, last.other, { sweeps: 0 }),
    smoothTo(sides.map((side) => side.other).toReversed()),
    start === 'flat' ? lineTo(first.one) : roundCap(first.half, first.one, { sweeps: 0 }),
    'Z',
  ].join('');
}

// The goniometer

export function arc(
  centre: Point,
  radius: number,
  from: number,
  to: number,
  color: string,
  width: number,
  more: Attributes = {},
): string {
  const size = num(radius);
  const flags = `${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0}`;
  const d = `${moveTo(polar(centre, radius, from))}A${size} ${size} 0 ${flags} ${pack(polar(centre, radius, to))}`;
  return stroke(d, color, width, more);
}

interface TickStyle {
  step: number;
  width?: number;
  short?: number;
  long?: number;
  /** Every how many ticks one is long. */
  every?: number;
  opacity?: number;
}

export function ticks(
  centre: Point,
  radius: number,
  from: number,
  to: number,
  color: string,
  { step, width = 4, short = 13, long = 28, every = 6, opacity }: TickStyle,
): string {
  const count = Math.round(Math.abs(to - from) / step);
  const marks = Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + Math.sign(to - from) * index * step;
    const length = index % every === 0 ? long : short;
    return moveTo(polar(centre, radius, angle)) + lineTo(polar(centre, radius + length, angle));
  });
  return stroke(marks.join(''), color, width, { opacity });
}

export const pivot = (at: Point, radius: number, ring: string, dot: string): string =>
  circle(at, radius, ring) + circle(at, radius * 0.46, dot);

/** The grip at the end of an arc. */
export const handle = (at: Point, radius: number, grip: string, dot: string): string =>
  circle(at, radius, grip) + circle(at, radius * 0.41, dot);

/** Text in the outlined digits; `at` lies on the baseline, at the start, middle or end of the text. */
export function label(text: string, at: Point, size: number, fill: string, anchor: 'start' | 'middle' | 'end'): string {
  const scale = size / UNITS_PER_EM;
  const set = Array.from(text).flatMap((character) => glyphs.get(character) ?? []);
  const width = set.reduce((sum, glyph) => sum + glyph.advance, 0) * scale;
  let x = at[0] - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const outlines = set.map((glyph) => {
    const outline = setGlyph(glyph.outline, [x, at[1]], scale);
    x += glyph.advance * scale;
    return outline;
  });
  return path(outlines.join(''), fill);
}

/** Scales and moves a glyph's outline; the y axis of fonts points up. */
function setGlyph(outline: string, origin: Point, scale: number): string {
  const across = (value: number): number => origin[0] + value * scale;
  const down = (value: number): number => origin[1] - value * scale;
  return outline.replaceAll(/([MLQHV])([^MLQHVZ]*)/g, (_, command: string, list: string) => {
    const values = list.match(/-?\d+/g)?.map(Number) ?? [];
    const placed = values.map((value, index) =>
      command === 'V' || (command !== 'H' && index % 2 === 1) ? down(value) : across(value),
    );
    return command + pack(placed);
  });
}
