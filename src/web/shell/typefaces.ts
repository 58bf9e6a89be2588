import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import sourceSerif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { Look } from '#contract/plain/themes/looks.ts';

/** A typeface of the site, and what its fallbacks need so that its arrival moves nothing. */
interface Typeface {
  family: string;
  path: string;
  weight: string;
  /** Height above and below the line, in em. */
  ascent: number;
  descent: number;
  /** Fonts of systems, by how much they are made larger, in percent. Measured on this site's own words. */
  fallbacks: readonly (readonly [fonts: readonly string[], size: number])[];
}

/** Fallbacks of the first pair, as fonts.css has them, for a typeface that is `width` times as wide. */
const serifs = (width: number): Typeface['fallbacks'] => [
  [['Georgia Bold', 'Georgia-Bold'], 94 * width],
  [['Noto Serif Bold', 'NotoSerif-Bold'], 95 * width],
  [['DejaVu Serif Bold', 'DejaVuSerif-Bold'], 85.3 * width],
];
const sans = (width: number): Typeface['fallbacks'] => [
  [['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Roboto-Regular'], 100.5 * width],
  [['DejaVu Sans', 'DejaVuSans'], 88.3 * width],
];

const pair = (heading: Typeface, text: Typeface) => ({ heading, text });

export const typefaces: Record<Look['typefaces'], ReturnType<typeof pair>> = {
  warm: pair(
    { family: 'Fraunces', path: fraunces, weight: '600', ascent: 0.978, descent: 0.255, fallbacks: serifs(1) },
    { family: 'Figtree', path: figtree, weight: '300 900', ascent: 0.95, descent: 0.25, fallbacks: sans(1) },
  ),
  classic: pair(
    {
      family: 'Source Serif 4',
      path: sourceSerif,
      weight: '600',
      ascent: 1.036,
      descent: 0.335,
      fallbacks: serifs(0.998),
    },
    {
      family: 'Source Sans 3',
      path: sourceSans,
      weight: '200 900',
      ascent: 1.024,
      descent: 0.4,
      fallbacks: sans(0.922),
    },
  ),
  clear: pair(
    {
      family: 'Bricolage Grotesque',
      path: bricolage,
      weight: '600',
      ascent: 0.93,
      descent: 0.27,
      fallbacks: [[['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'], 100.2]],
    },
    {
      family: 'Nunito Sans',
      path: nunitoSans,
      weight: '200 1000',
      ascent: 1.011,
      descent: 0.353,
      fallbacks: sans(1.003),
    },
  ),
};

/** Families of a pair, for `--serif` and `--sans`. */
export function familiesOf(chosen: Look['typefaces']) {
  const { heading, text } = typefaces[chosen];
  const list = ({ family, fallbacks }: Typeface, generic: string) =>
    [`"${family}"`, ...fallbacks.map((_, at) => `"${family} ${at}"`), generic].join();
  return {
    '--serif': list(heading, chosen === 'clear' ? 'sans-serif' : 'Georgia,serif'),
    '--sans': list(text, 'system-ui,sans-serif'),
  };
}

/** Styles of a pair that is not the first, which fonts.css has. A script applies its files otherwise. */
export function typefaceCss(chosen: Look['typefaces']): string {
  if (chosen === 'warm') return '';
  const { heading, text } = typefaces[chosen];
  const tokens = Object.entries(familiesOf(chosen)).map(([name, families]) => `${name}:${families}`);
  const files = [heading, text].map(
    ({ family, path, weight }) =>
      `@font-face{font-family:"${family}";src:url(${path})format("woff2");font-weight:${weight};font-display:swap}`,
  );
  return `:root{${tokens.join(';')}}${[heading, text].map(fallbackCss).join('')}@media (scripting:none){${files.join('')}}`;
}

function fallbackCss({ family, ascent, descent, fallbacks }: Typeface) {
  return fallbacks
    .map(([fonts, size], at) => {
      const percent = (share: number) => `${((share / size) * 10_000).toFixed(1)}%`;
      const sources = fonts.map((font) => `local("${font}")`).join();
      return `@font-face{font-family:"${family} ${at}";src:${sources};size-adjust:${size.toFixed(1)}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
    })
    .join('');
}
