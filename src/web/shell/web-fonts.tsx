import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { scriptJson } from './script-json.ts';

const fonts = [
  { family: 'Fraunces', path: fraunces, weight: '600' },
  { family: 'Figtree', path: figtree, weight: '300 900' },
];

/**
 * Asks for the fonts at once where the browser has them already, and after the first paint where they would take the line
 * from it. Without scripts, fonts.css does.
 */
export function WebFonts() {
  return import.meta.env.SSR ? <script>{loadFonts}</script> : null;
}

const loadFonts = `{
const fonts = ${scriptJson(fonts)};
const load = () => fonts.forEach(({ family, path, weight }) => {
  const font = new FontFace(family, 'url(' + path + ')', { weight, display: 'swap' });
  document.fonts.add(font);
  font.load().catch(() => {});
});
const known = String(fonts.map(({ path }) => path));
let isKnown = false;
try { isKnown = localStorage.getItem('fonts') === known; localStorage.setItem('fonts', known); } catch {}
if (isKnown) load();
else new PerformanceObserver((_, paint) => { paint.disconnect(); load(); }).observe({ type: 'paint', buffered: true });
}`;
