import { defaultHue, type Hue, turns } from './hues.ts';
import { contrast, toHex, toOklch } from './oklch.ts';
import { pairs } from './pairs.ts';
import { type Family, type Role, roleColours, roles } from './roles.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
export type Colours = Readonly<Record<Role, string>>;

/** Above what is promised, so that rounding takes nothing away. */
const margin = 0.02;
const step = 0.004;

/** A colour of the first hue in another one, with the same lightness. */
export function turned(colour: string, family: Family, hue: Hue): string {
  const { primary, clothes = primary, ...others } = turns[hue];
  const { turn = 0, chroma: share = 1 } = { ...others, primary, clothes }[family] ?? {};
  if (turn === 0 && share === 1) return colour;
  const { lightness, chroma, hue: angle } = toOklch(colour);
  return toHex({ lightness, chroma: chroma * share, hue: (angle + turn + 360) % 360 });
}

/**
 * The colours of a hue in a scheme. A fixed lightness guarantees no contrast, since luminance depends on the hue too: each colour
 * begins with the lightness that it has in the first hue, and moves away from its grounds until all that is promised holds.
 */
export function themeColours(hue: Hue, scheme: Scheme): Colours {
  const colours = Object.fromEntries(
    roles.map((role) => {
      const [light, lightFamily, dark, darkFamily] = roleColours[role];
      return [role, scheme === 'light' ? turned(light, lightFamily, hue) : turned(dark, darkFamily, hue)];
    }),
  ) as Record<Role, string>;
  if (hue !== defaultHue) for (const role of roles) colours[role] = search(role, colours);
  return colours;
}

/** The nearest lightness at which a colour stands out from all that it stands on. */
function search(role: Role, colours: Colours): string {
  const promised = pairs
    .filter((pair) => pair.roles.includes(role))
    .flatMap(({ on, ratio }) => on.map((ground) => [colours[ground], ratio + margin] as const));
  const isEnough = (colour: string) => promised.every(([ground, ratio]) => contrast(colour, ground) >= ratio);
  const start = colours[role];
  if (isEnough(start)) return start;
  const { lightness, chroma, hue } = toOklch(start);
  for (let away = step; away < 1; away += step)
    for (const tried of [lightness - away, lightness + away]) {
      const colour = toHex({ lightness: Math.min(Math.max(tried, 0), 1), chroma, hue });
      if (isEnough(colour)) return colour;
    }
  return start;
}

/** Lists the promised ratios that a theme misses: empty for one that may be saved. */
export function missedPairs(colours: Colours) {
  return pairs.flatMap(({ roles: standing, on, ratio }) =>
    standing.flatMap((role) =>
      on
        .map((ground) => ({ role, ground, ratio, found: contrast(colours[role], colours[ground]) }))
        .filter(({ found }) => found < ratio),
    ),
  );
}
