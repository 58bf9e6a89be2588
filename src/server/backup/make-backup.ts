import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '#server/db/database.ts';
import { listMigrations, listTables, readLastIds, readRows, withSnapshot } from '#server/db/table-rows.queries.ts';
import { listNamedPictures, pictureStem } from '#server/storage/named-pictures.queries.ts';
import { listUploads } from '#server/storage/sweep-orphans.ts';
import { describeFile, type Manifest, writeManifest } from './manifest.ts';

const tries = 3;

/** Whoever restores signs in anew: a session that has ended since must not come back to life. */
const leftOut = new Set(['sessions']);

export interface Backup extends Pick<Manifest, 'tables' | 'files' | 'missingPictures'> {
  folder: string;
}

/**
 * Copies all rows, in one state of the database, and the pictures that they name, also while the program runs. The folder
 * appears when everything is in it and on the disk.
 */
export async function makeBackup(db: Database, dataDir: string, folder: string, now: number): Promise<Backup> {
  const aside = `${folder}.part`;
  await mkdir(path.join(aside, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const content = await copyAll(db, dataDir, aside);
    await writeManifest(aside, { madeAt: new Date(now).toISOString(), ...content });
    await rename(aside, folder);
    return { folder, ...content };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** A picture that goes after the rows were fixed and before it is copied would be missing: then both are done again. */
async function copyAll(db: Database, dataDir: string, folder: string) {
  for (let tried = 1; ; tried += 1) {
    const content = await withSnapshot(db, async (snapshot) => {
      const uploads = await copyUploads(dataDir, folder);
      const missingPictures = await countMissing(snapshot, uploads);
      if (missingPictures > 0 && tried < tries) return null;
      return { missingPictures, ...(await copyRows(snapshot, folder, uploads)) };
    });
    if (content) return content;
  }
}

async function copyUploads(dataDir: string, folder: string) {
  const files = (await listUploads(dataDir)).filter((file) => !file.endsWith('.part'));
  for (const parent of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(folder, parent), { recursive: true, mode: 0o700 });
  const copied = await Promise.all(files.map((file) => share(path.join(dataDir, file), path.join(folder, file))));
  return files.filter((_, index) => copied[index]);
}

/** Bytes under a name never change, so on one disk a second name is enough. False when the file has gone. */
async function share(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      if (error.code !== 'EEXIST') return copyFile(from, to, constants.COPYFILE_FICLONE);
      return undefined;
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function countMissing(snapshot: Database, uploads: string[]) {
  const stored = new Set(uploads.map((file) => pictureStem(path.basename(file))));
  const named = await listNamedPictures(snapshot);
  return [...named].filter((stem) => !stored.has(stem)).length;
}

async function copyRows(snapshot: Database, folder: string, uploads: string[]) {
  const names = (await listTables(snapshot)).filter((name) => !leftOut.has(name));
  const tables: Manifest['tables'] = [];
  for (const name of names) tables.push({ name, rows: await copyTable(snapshot, folder, name) });
  const files: Manifest['files'] = [];
  for (const file of [...names.map(tableFile), ...uploads]) files.push(await describeFile(folder, file));
  return { migrations: await listMigrations(snapshot), lastIds: await readLastIds(snapshot), tables, files };
}

export function tableFile(table: string) {
  return `tables/${table}.jsonl.gz`;
}

/** One row a line, as JSON. */
async function copyTable(snapshot: Database, folder: string, table: string) {
  let count = 0;
  async function* lines() {
    for await (const rows of readRows(snapshot, table)) {
      count += rows.length;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  const file = createWriteStream(path.join(folder, tableFile(table)), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), file);
  return count;
}
