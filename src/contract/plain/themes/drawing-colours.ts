import type { Hue } from './hues.ts';
import type { Family } from './roles.ts';
import { type Scheme, turned } from './theme-colours.ts';

/**
 * Colours of the drawings (art/palette.ts), with the family that gives them another hue and what they are in the dark: lines and
 * clothes lighter, white parts a little dimmer, since they are large. Skin and hair are the same everywhere.
 */
const tones: Record<string, readonly [family: Family, dark: string]> = {
  '#14211f': ['primary', '#f3ebdd'],
  '#062220': ['primary', '#f3ebdd'],
  '#0a2e2b': ['primary', '#e6f1ec'],
  '#0c3f3a': ['primary', '#1c6a60'],
  '#0e4f49': ['clothes', '#4fab9c'],
  '#14665e': ['clothes', '#2a8a7d'],
  '#2f8175': ['clothes', '#5bab9c'],
  '#63a799': ['primary', '#63a799'],
  '#97c8bc': ['primary', '#5c9f92'],
  '#bfded6': ['primary', '#2f645c'],
  '#dceee9': ['primary', '#1f4a45'],
  '#eef7f4': ['primary', '#1a403b'],
  '#fffdf9': ['neutral', '#efe6d8'],
  '#fbf7f0': ['neutral', '#1a403b'],
  '#f3ebdd': ['neutral', '#cfc4b0'],
  '#e8dcc6': ['neutral', '#a89d88'],
  '#d6c6a9': ['neutral', '#8a7f6b'],
  '#f2b84b': ['sun', '#f2b84b'],
  '#f6cd7c': ['sun', '#d9a844'],
  '#f9dda0': ['sun', '#8a713a'],
  '#fcf0d6': ['sun', '#3a331f'],
  '#f9e8dc': ['neutral', '#33302a'],
  '#f3d3c0': ['neutral', '#433a32'],
};

/** Grounds that fill a drawing, which are light in most of them, and calm in the dark. */
const grounds: Record<string, string> = {
  '#fffdf9': '#12302d',
  '#fbf7f0': '#0f2926',
  '#f3ebdd': '#0f2926',
  '#e8dcc6': '#26443f',
  '#fcf0d6': '#183b36',
  '#f9e8dc': '#20433e',
};

/** A drawing with one of these grounds is dark already. */
const deepGrounds = new Set(['#062220', '#0a2e2b', '#0c3f3a', '#0e4f49', '#14665e']);

/** White that lets the ground through: a veil over a part of the drawing. */
const veil = /fill="#fffdf9" opacity=/g;
const darkVeil = '#3b7268';

/** Drawings on dark bands look the same in both schemes. */
export const isOnDeep = (name: string) => name.startsWith('band-');

/** A drawing in a theme: each colour of the palette becomes that of the hue and the scheme. */
export function recolour(svg: string, name: string, hue: Hue, scheme: Scheme): string {
  // A rectangle of the size of the drawing, right at its beginning.
  const [start, open = '', ground = ''] = /^(<svg[^>]*><rect width="\d+" height="\d+" fill=")(#[\da-f]{6})/.exec(
    svg,
  ) ?? [''];
  // The logo and the icons wear no clothes.
  const isMark = name.startsWith('mark');
  const isDark = scheme === 'dark' && !isOnDeep(name) && !deepGrounds.has(ground);
  const ofTheme = (colour: string, dark?: string) => {
    const tone = tones[colour];
    if (!tone) return colour;
    const family = dark || isMark ? 'primary' : tone[0];
    return turned(isDark ? (dark ?? tone[1]) : colour, family, hue);
  };
  const drawn = svg.slice(start.length);
  const veiled = isDark ? drawn.replaceAll(veil, `fill="${ofTheme(darkVeil, darkVeil)}" opacity=`) : drawn;
  const rest = veiled.replaceAll(/#[\da-f]{6}\b/g, (colour) => ofTheme(colour));
  return ground ? open + (isDark ? ofTheme(ground, grounds[ground]) : ofTheme(ground)) + rest : rest;
}

/** Whether a colour of a drawing follows the theme. */
export const isTone = (colour: string) => colour in tones;
