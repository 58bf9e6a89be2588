import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './run.ts';

const mark = /^# Written by the installer of the clinic, which replaces it until someone changes it: ([0-9a-f]{16})\n/;

/** A line above the text, by which the installer recognises a file that no one has changed since. */
export function withMark(text: string) {
  return `# Written by the installer of the clinic, which replaces it until someone changes it: ${hashOf(text)}\n${text}`;
}

/**
 * Writes a file of the system. One that someone has changed stays, and the new one is put beside it.
 * @param former - texts that an older installer wrote without a mark
 * @returns whether the file has another text now
 */
export function writeOwnFile(file: string, text: string, former: readonly string[] = []): boolean {
  const marked = withMark(text);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (found === marked) return false;
  const isOurs = found === undefined || isUnchanged(found) || former.includes(found);
  if (isOurs) {
    replaceFile(file, marked);
    rmSync(`${file}.new`, { force: true });
    return true;
  }
  replaceFile(`${file}.new`, marked);
  say(`${file} was changed by someone and stays as it is. The new one is beside it, in ${path.basename(file)}.new.`);
  return false;
}

/** Replaces a file in one step, so that no one reads half of it and a full disk leaves the old one. */
export function replaceFile(file: string, text: string, mode = 0o644) {
  const beside = `${file}.part`;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(beside, { force: true });
  writeFileSync(beside, text, { mode, flush: true });
  renameSync(beside, file);
}

/** Replaces a link in one step, so that after a power cut it leads either to the old or to the new target. */
export function replaceLink(link: string, target: string) {
  const beside = `${link}.part`;
  rmSync(beside, { force: true });
  symlinkSync(target, beside);
  renameSync(beside, link);
}

function isUnchanged(text: string) {
  const [line = '', hash] = mark.exec(text) ?? [];
  return hash !== undefined && hashOf(text.slice(line.length)) === hash;
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
