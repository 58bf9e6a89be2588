import type { Joint } from './joints.ts';

/** The goniometer of a joint, as attributes of SVG. */
export function dialOf({ pivot: [x, y], radius, from, to, zero, label }: Joint) {
  const range = Math.abs(to - from);
  const at = (distance: number, angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return [Math.round(x + distance * Math.cos(radians)), Math.round(y + distance * Math.sin(radians))] as const;
  };
  const step = Math.sign(to - from) * 10;
  const ticks = Array.from({ length: Math.floor(range / 10) + 1 }, (_, index) => {
    const angle = from + index * step;
    return `M${at(radius + 10, angle).join(' ')}L${at(radius + (index % 3 ? 18 : 26), angle).join(' ')}`;
  });
  const [labelX, labelY] = at(radius + 44, label);
  return {
    range,
    ticks: ticks.join(''),
    arc: `M${at(radius, from).join(' ')}A${radius} ${radius} 0 0 ${step > 0 ? 1 : 0} ${at(radius, to).join(' ')}`,
    pivot: `translate(${x} ${y})`,
    arm: `M0 0H${radius}`,
    handle: `M${radius} 0h0`,
    label: `translate(${between(16, labelX, 744)} ${between(30, labelY, 770)})`,
    degreesAt: (angle: number) => Math.abs(Math.round(angle - zero)),
  };
}

/** `135°` */
export const inDegrees = (value: number) => `${value}°`;

function between(least: number, value: number, most: number) {
  return Math.max(least, Math.min(value, most));
}
