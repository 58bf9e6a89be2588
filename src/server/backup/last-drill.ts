import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '#server/files/missing-file.ts';

const fileIn = (backupDir: string) => path.join(backupDir, 'last-drill');

/** Records that a backup in this folder could be restored. */
export async function recordDrill(backupDir: string, now: number) {
  await writeFile(fileIn(backupDir), `${new Date(now).toISOString()}\n`);
}

/** When a backup in this folder was last restored as a trial, in ms; null for never. */
export async function lastDrill(backupDir: string): Promise<number | null> {
  const text = await readFile(fileIn(backupDir), 'utf8').catch(nullIfMissing);
  return text === null ? null : Date.parse(text.trim());
}
