import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { scriptJson } from './script-json.ts';

const fonts = [
  { family: 'Fraunces', path: fraunces, weight: '600' },
  { family: 'Figtree', path: figtree, weight: '300 900' },
];

/**
 * Asks for the fonts after the first paint, which they would take the line from; at once on the way from another page of the
 * site, where the browser has them already. They are taken together, since each new font lays the whole page out anew.
 * Without scripts, fonts.css does.
 */
export function WebFonts() {
  return import.meta.env.SSR ? <script>{loadFonts}</script> : null;
}

const loadFonts = `{
const fonts = ${scriptJson(fonts)};
const faces = fonts.map(({ family, path, weight }) => new FontFace(family, 'url(' + path + ')', { weight }));
const load = async () => {
  await Promise.allSettled(faces.map((face) => face.load()));
  faces.forEach((face) => document.fonts.add(face));
};
if (document.referrer.startsWith(location.origin + '/')) load();
else new PerformanceObserver((_, paint) => { paint.disconnect(); load(); }).observe({ type: 'paint', buffered: true });
}`;
