import { chownSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { replaceFile } from './own-files.ts';
import type { Places } from './places.ts';
import { run } from './run.ts';

/** Some editors of Windows begin a file with it. */
const byteOrderMark = '\uFEFF';

/**
 * The settings as the program reads them at its next start.
 * @throws StartError that names every mistake
 */
export function readSettings({ settings }: Places): Config {
  return readConfig(existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')) : {});
}

/** Address of the program for a proxy on this machine. */
export function instanceAddress({ host, port }: Pick<Config, 'host' | 'port'>) {
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = isAnywhere ? '127.0.0.1' : host;
  return `${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Sets one variable, and leaves all other lines, line endings and comments of the file as they are. */
export function setVariable(text: string, name: string, value: string): string {
  const plain = text.replace(byteOrderMark, '');
  const line = new RegExp(`^([ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=)[^\\r\\n]*`, 'm');
  if (line.test(plain)) return plain.replace(line, (_all, start: string) => start + value);
  const end = plain.includes('\r\n') ? '\r\n' : '\n';
  return `${plain}${plain === '' || plain.endsWith('\n') ? '' : end}${name}=${value}${end}`;
}

/** Only root writes it, and only the program reads it. */
export function writeSettings({ settings }: Places, text: string) {
  replaceFile(settings, text, 0o640);
  chownSync(settings, 0, Number(run('id', ['-g', 'clinic'])));
}
