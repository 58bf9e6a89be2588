import { useEffect } from 'react';
import type { Look } from '#contract/plain/themes/looks.ts';
import { wholeThemeCss } from '#contract/plain/themes/theme-css.ts';
import { familiesOf, typefaces } from '#web/shell/typefaces.ts';

/** The look that was saved, over the one with which this document was loaded. */
let worn: CSSStyleSheet | undefined;

/** Shows a saved look in this tab at once. The policy allows what scripts write into a sheet of their own. */
export function wearLook(look: Look) {
  if (!worn) {
    worn = new CSSStyleSheet();
    document.adoptedStyleSheets.push(worn);
  }
  const families = Object.entries(familiesOf(look.typefaces)).map(([name, list]) => `${name}:${list}`);
  worn.replaceSync(`${wholeThemeCss(look)}:root{${families.join(';')}}`);
}

const asked = new Set<string>();

/** Loads a pair of typefaces, and returns its families. */
export function useTypefaces(chosen: Look['typefaces']) {
  useEffect(() => {
    for (const { family, path, weight } of Object.values(typefaces[chosen])) {
      if (asked.has(family)) continue;
      asked.add(family);
      new FontFace(family, `url(${path})`, { weight }).load().then((face) => document.fonts.add(face), console.warn);
    }
  }, [chosen]);
  return familiesOf(chosen);
}
