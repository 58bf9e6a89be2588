import { defaultLook, type Look } from './looks.ts';
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
  round: ['0.875rem', '0.75rem', '1.75rem', '999px'],
  soft: ['0.5rem', '0.4rem', '0.875rem', '0.625rem'],
  square: ['2px', '2px', '2px', '2px'],
};

/** The styles of a look, for what differs from the default: `styles/tokens.css` has that. */
export function themeCss({ hue, corners }: Pick<Look, 'hue' | 'corners'>): string {
  const declarations = [
    ...(hue === defaultLook.hue ? [] : colourTokens(hue)),
    ...(corners === defaultLook.corners ? [] : cornerTokens(corners)),
  ];
  return declarations.length === 0 ? '' : rule(declarations);
}

/** All of a look, over another one in the same document. */
export const wholeThemeCss = ({ hue, corners }: Pick<Look, 'hue' | 'corners'>) =>
  rule([...colourTokens(hue), ...cornerTokens(corners)]);

const rule = (declarations: readonly string[]) => `:root{${declarations.join(';')}}`;

/** A declaration of every colour. */
function colourTokens(hue: Look['hue']): string[] {
  const [light, dark] = [themeColours(hue, 'light'), themeColours(hue, 'dark')];
  return [
    ...roles.map((role) => token(role, light[role], dark[role])),
    ...Object.entries(translucent).map(([name, of]) => token(name, see(light, of.light), see(dark, of.dark))),
  ];
}

const token = (name: string, light: string, dark: string) =>
  light === dark ? `--${name}:${light}` : `--${name}:var(--in-light,${light})var(--in-dark,${dark})`;

const see = (colours: Colours, [role, share]: readonly [Role, number]) =>
  `rgb(${partsOf(colours[role]).join(' ')}/${share})`;

export const cornerNames = ['--r-card', '--r-field', '--r-band', '--r-full'] as const;
export const radiiOf = (corners: Look['corners']) => radii[corners];

const cornerTokens = (corners: Look['corners']) => radii[corners].map((radius, at) => `${cornerNames[at]}:${radius}`);
