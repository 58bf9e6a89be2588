import { heroCss } from '#contract/plain/themes/hero-css.ts';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { themeCss } from '#contract/plain/themes/theme-css.ts';
import type { ShellData } from './clinic.ts';
import { scriptJson } from './script-json.ts';
import { typefaceCss, typefaces } from './typefaces.ts';

// Parts of the head that only the server writes, so that no visitor loads what they are made from.

type Shell = Pick<ShellData, 'look'> & { clinic: Pick<ShellData['clinic'], 'darkStyling'> };

/** Markup that the clinic's look adds at the beginning and at the end of the head. `data` is undefined where the root loader failed. */
export function themeHead(data: Shell | undefined) {
  const look = data?.look ?? defaultLook;
  const { heading, text } = typefaces[look.typefaces];
  const fonts = [heading, text].map(({ family, path, weight }) => ({ family, path, weight }));
  const css = themeCss(look) + typefaceCss(look.typefaces) + heroCss(look.hero);
  return {
    first: barColours(look.hue, data?.clinic.darkStyling ?? false) + fonts.map(preload).join(''),
    last: `<script>${applyFonts(fonts)}</script>${css && `<style>${css}</style>`}`,
  };
}

/** Colours of the bars of the browser, which takes the first that applies. */
function barColours(hue: typeof defaultLook.hue, darkStyling: boolean) {
  const role = darkStyling ? 'deep' : 'ground';
  const meta = (colour: string, more: string) => `<meta name="theme-color"${more} content="${colour}"/>`;
  return (
    meta(themeColours(hue, 'dark')[role], ' media="(prefers-color-scheme: dark)" data-dark=""') +
    meta(themeColours(hue, 'light')[role], '')
  );
}

interface Font {
  family: string;
  path: string;
  weight: string;
}

/** Early, since the arrival of a font after the first paint lays the page out again. */
const preload = ({ path }: Font) =>
  `<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin="anonymous" fetchpriority="low"/>`;

/**
 * Applies the fonts together, because each causes a new layout of the page. Nothing waits for them, but what is here before the
 * first paint saves that layout. Without scripts, styles load them.
 */
const applyFonts = (fonts: readonly Font[]) => `{
const fonts = ${scriptJson(fonts)};
const faces = fonts.map(({ family, path, weight }) => new FontFace(family, 'url(' + path + ')', { weight }));
Promise.allSettled(faces.map((face) => face.load())).then(() => faces.forEach((face) => document.fonts.add(face)));
}`;
