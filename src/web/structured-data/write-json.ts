import type { Thing } from './thing.ts';

/** JSON-LD for the inside of a script element: no text can end it, or open a comment in it. */
export function writeJson(thing: Thing) {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
}
