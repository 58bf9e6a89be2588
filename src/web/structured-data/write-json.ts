import { scriptJson } from '#web/shell/script-json.ts';
import type { Thing } from './thing.ts';

/** JSON-LD for the inside of a script element. */
export function writeJson(thing: Thing) {
  return scriptJson({ '@context': 'https://schema.org', ...thing });
}
