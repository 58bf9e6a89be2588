import type { Look } from './looks.ts';
import { partsOf } from './oklch.ts';
import { type Role, roles } from './roles.ts';
import { type Colours, themeColours } from './theme-colours.ts';

/** Colours that let through what is below them: made of a role, with how much of it is seen in each scheme. */
const translucent = {
  'line-tint': { light: ['link', 0.26], dark: ['link', 0.26] },
  scrim: { light: ['deepest', 0.58], dark: ['deepest', 0.66] },
  shade: { light: ['deep', 0.28], dark: ['deepest', 0.5] },
  'shade-sheet': { light: ['deep', 0.34], dark: ['deepest', 0.6] },
} as const satisfies Record<string, Record<'light' | 'dark', readonly [Role, number]>>;

/** Radii of cards, fields, bands and buttons. */
const radii: Record<Look['corners'], readonly string[]> = {
  round: [],
  soft: ['0.5rem', '0.4rem', '0.875rem', '0.625rem'],
  square: ['2px', '2px', '2px', '2px'],
};

/** The styles of a look, for what differs from the default: `styles/tokens.css` has that. */
export function themeCss({ hue, corners }: Omit<Look, 'hero'>): string {
  const declarations = [...colourTokens(hue), ...cornerTokens(corners)];
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}

/** Declarations of every colour that is another one in the hue. */
function colourTokens(hue: Look['hue']): string[] {
  const [light, dark] = [themeColours(hue, 'light'), themeColours(hue, 'dark')];
  const [usualLight, usualDark] = [themeColours('pine', 'light'), themeColours('pine', 'dark')];
  const changed = roles.filter((role) => light[role] !== usualLight[role] || dark[role] !== usualDark[role]);
  if (changed.length === 0) return [];
  return [
    ...changed.map((role) => token(role, light[role], dark[role])),
    ...Object.entries(translucent).map(([name, of]) => token(name, see(light, of.light), see(dark, of.dark))),
  ];
}

const token = (name: string, light: string, dark: string) =>
  light === dark ? `--${name}:${light}` : `--${name}:var(--in-light,${light})var(--in-dark,${dark})`;

const see = (colours: Colours, [role, share]: readonly [Role, number]) =>
  `rgb(${partsOf(colours[role]).join(' ')}/${share})`;

function cornerTokens(corners: Look['corners']): string[] {
  return radii[corners].map((radius, at) => `--r-${['card', 'field', 'band', 'full'][at]}:${radius}`);
}
