import { hash } from 'node:crypto';
import { initialOf } from '#contract/plain/initial.ts';
import { fitsIcon, readLogo } from '#contract/plain/logo-name.ts';
import { recolour } from '#contract/plain/themes/drawing-colours.ts';
import type { Hue } from '#contract/plain/themes/hues.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { editionOf, sourceOf } from './drawings.ts';

/** The size in pixels of each icon, and the drawing that takes the place of a letter. */
const icons: Readonly<Record<string, readonly [size: number, instead: string]>> = {
  16: [16, 'mark'],
  32: [32, 'mark'],
  48: [48, 'mark'],
  180: [180, 'mark-home'],
  192: [192, 'mark-tile'],
  512: [512, 'mark-tile'],
  maskable: [512, 'mark-home'],
};

/** Icons that systems cut to a shape of their own. */
const full = new Set(['180', 'maskable']);

/** Parts of which the icons of a clinic are made. */
interface Marks {
  hue: Hue;
  /** Name of the clinic. */
  name: string;
  /** Path of its logo. */
  logo: string | null;
}

/** Another number after each change of how icons are drawn, since browsers store them for ever. */
const iconEdition = 1;

/** The part of the addresses of a clinic's icons that changes with them. */
export function iconsOf({ hue, name, logo }: Marks): string {
  const parts = [iconEdition, editionOf(hue, 'light'), initialOf(name), logoInIcon(logo)?.path];
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 8);
}

/** The icon of a file name, such as `48.1a2b3c4d.png`, and the name that it has now; undefined where there is none. */
export function findIcon(file: string, marks: Marks) {
  const [, icon = ''] = /^(\w+)\..+\.png$/.exec(file) ?? [];
  const [size, name = ''] = icons[icon] ?? [];
  const svg = sourceOf(name);
  if (size === undefined || svg === undefined) return undefined;
  const colours = themeColours(marks.hue, 'light');
  const logo = logoInIcon(marks.logo);
  const tile = logo ? colours[logo.grounds === 'dark' ? 'deep' : 'surface'] : colours['deep-active'];
  return {
    current: `${icon}.${iconsOf(marks)}.png`,
    logo: logo?.path,
    task: {
      size,
      isFull: full.has(icon),
      colours: { tile, letter: colours['on-deep'], arc: colours.sun },
      letter: initialOf(marks.name),
      instead: recolour(svg, name, marks.hue, 'light'),
    },
  };
}

function logoInIcon(path: string | null) {
  const logo = path === null ? null : readLogo(path);
  return logo && fitsIcon(logo) ? logo : undefined;
}
