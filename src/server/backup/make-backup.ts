import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '#server/db/database.ts';
import { listMigrations, listTables, readLastIds, readRows, withSnapshot } from '#server/db/table-rows.queries.ts';
import { listNamedPictures, pictureStem } from '#server/storage/named-pictures.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { withEarlierBackup } from './earlier-backup.ts';
import { describeFile, type Manifest, writeManifest } from './manifest.ts';

const maxAttempts = 3;

/** About what runs now, so that no other database needs them. */
export const runtimeTables: ReadonlySet<string> = new Set(['limit_counts', 'instances']);

/** Restoring a backup must not revive a session that has ended since. */
const excludedTables = new Set(['sessions', ...runtimeTables]);

export interface Backup extends Pick<Manifest, 'tables' | 'files' | 'missingPictures'> {
  folder: string;
}

/**
 * Copies all rows, in one snapshot of the database, and the pictures that they name, also while the server runs. The folder
 * appears under its name when it is complete and flushed to disk.
 */
export async function makeBackup(db: Database, storage: Storage, folder: string, now: number): Promise<Backup> {
  const partial = `${folder}.part`;
  await mkdir(path.join(partial, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const source = storage.isRemote ? await withEarlierBackup(storage, path.dirname(folder)) : storage;
    const content = await copyAll(db, source, partial);
    await writeManifest(partial, { madeAt: new Date(now).toISOString(), ...content });
    await rename(partial, folder);
    return { folder, ...content };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** A picture that is deleted after the snapshot and before it is copied would be missing: then start again with a new snapshot. */
async function copyAll(db: Database, storage: Storage, folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    const content = await withSnapshot(db, async (snapshot) => {
      const uploads = await copyUploads(storage, folder);
      const missingPictures = await countMissing(snapshot, uploads);
      if (missingPictures > 0 && attempt < maxAttempts) return null;
      return { missingPictures, ...(await copyRows(snapshot, folder, uploads)) };
    });
    if (content) return content;
  }
}

async function copyUploads(storage: Storage, folder: string) {
  const keys = (await storage.list()).map(({ key }) => key).filter((key) => !key.endsWith('.part'));
  for (const parent of new Set(keys.map((key) => path.dirname(key))))
    await mkdir(path.join(folder, parent), { recursive: true, mode: 0o700 });
  const copied = await Promise.all(keys.map((key) => storage.copyTo(key, path.join(folder, key))));
  return keys.filter((_, index) => copied[index]);
}

async function countMissing(snapshot: Database, uploads: string[]) {
  const stored = new Set(uploads.map((file) => pictureStem(path.basename(file))));
  const named = await listNamedPictures(snapshot);
  return [...named].filter((stem) => !stored.has(stem)).length;
}

async function copyRows(snapshot: Database, folder: string, uploads: string[]) {
  const names = (await listTables(snapshot)).filter((name) => !excludedTables.has(name));
  const tables: Manifest['tables'] = [];
  for (const name of names) tables.push({ name, rows: await copyTable(snapshot, folder, name) });
  const files: Manifest['files'] = [];
  for (const file of [...names.map(tableFile), ...uploads]) files.push(await describeFile(folder, file));
  return { migrations: await listMigrations(snapshot), lastIds: await readLastIds(snapshot), tables, files };
}

export function tableFile(table: string) {
  return `tables/${table}.jsonl.gz`;
}

/** Writes one row per line, as JSON. */
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
