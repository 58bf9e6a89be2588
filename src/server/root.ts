import { readFile } from 'node:fs/promises';

/** The project's root folder. The bundled server is at the same depth as this file, so the path holds for both. */
export const root = new URL('../../', import.meta.url);

/** The version of this program. */
export async function readVersion(): Promise<string> {
  return (JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }).version;
}
