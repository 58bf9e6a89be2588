import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '#server/db/database.ts';
import { oncePerNight } from '#server/db/job-runs.queries.ts';
import {
  excludedTables,
  listMigrations,
  listTables,
  readLastIds,
  readRows,
  withSnapshot,
} from '#server/db/table-rows.queries.ts';
import { nullIfMissing } from '#server/files/missing-file.ts';
import { createQueue } from '#server/limits/queue.ts';
import { clinicTimeZone } from '#server/resources/clinic/clinic-profile.queries.ts';
import { countMissingPictures } from '#server/storage/named-pictures.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { backupName, rotateBackups } from './backup-folder.ts';
import { describeFile, type Manifest, readManifest, writeManifest } from './manifest.ts';

const maxAttempts = 3;

export interface Backup extends Pick<Manifest, 'tables' | 'files' | 'missingPictures'> {
  folder: string;
}

/** The uploads, as far as a backup reads them. */
export type Uploads = Pick<Storage, 'isRemote' | 'list' | 'copyTo'>;

/**
 * Copies all rows, in one snapshot of the database, and the pictures that they name, also while the server runs. The folder
 * appears under its name when it is complete and flushed to disk.
 */
export async function makeBackup(db: Database, storage: Uploads, folder: string, now: number): Promise<Backup> {
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
async function copyAll(db: Database, storage: Uploads, folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    const content = await withSnapshot(db, async (snapshot) => {
      const uploads = await copyUploads(storage, folder);
      const missingPictures = await countMissingPictures(snapshot, uploads);
      if (missingPictures > 0 && attempt < maxAttempts) return null;
      return { missingPictures, ...(await copyRows(snapshot, folder, uploads)) };
    });
    if (content) return content;
  }
}

async function copyUploads(storage: Uploads, folder: string) {
  const keys = (await storage.list()).map(({ key }) => key).filter((key) => !key.endsWith('.part'));
  for (const parent of new Set(keys.map((key) => path.dirname(key))))
    await mkdir(path.join(folder, parent), { recursive: true, mode: 0o700 });
  const copies = keys.map((key) => storage.copyTo(key, path.join(folder, key)));
  await Promise.allSettled(copies); // all have ended when one has failed, since the folder is deleted then
  const copied = await Promise.all(copies);
  return keys.filter((_, index) => copied[index]);
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

const atOnce = 8;

/**
 * Wraps the storage for a backup into this folder, and fetches only files that no earlier backup there has. A file
 * never changes under its name, so the one of the newest backup is linked, unless it has been damaged since.
 */
async function withEarlierBackup(storage: Uploads, backups: string): Promise<Uploads> {
  const earlier = await findNewest(backups);
  if (!earlier) return storage;
  const { folder, files } = earlier;
  const inTurn = createQueue({ atOnce });
  const hashes = new Map(files.map(({ path: file, sha256 }) => [file, sha256]));

  async function linkIfUndamaged(key: string, target: string) {
    await link(path.join(folder, key), target).catch(() => undefined); // not every file system can
    const found = await describeFile(path.dirname(target), path.basename(target)).catch(nullIfMissing);
    if (found?.sha256 === hashes.get(key)) return true;
    await rm(target, { force: true });
    return false;
  }
  return {
    ...storage,
    copyTo: async (key, target) =>
      (hashes.has(key) && (await inTurn(() => linkIfUndamaged(key, target)))) || storage.copyTo(key, target),
  };
}

async function findNewest(backups: string): Promise<(Manifest & { folder: string }) | undefined> {
  const names = (await readdir(backups).catch(nullIfMissing)) ?? [];
  const manifests = names.map(async (name) => {
    const folder = path.join(backups, name);
    const manifest = await readManifest(folder).catch(() => null);
    return manifest && { ...manifest, folder };
  });
  const complete = (await Promise.all(manifests)).filter((manifest) => manifest !== null);
  return complete.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))[0];
}

interface Places {
  storage: Storage;
  backupDir: string;
}

/** Makes one backup per night, in whichever instance is first and whatever its folder. Null when it exists already or is being made. */
export async function makeNightlyBackup(db: Database, places: Places, now: number): Promise<Backup | null> {
  const nightly = { name: 'nightly-backup', now, timeZone: await clinicTimeZone(db) };
  return oncePerNight(db, nightly, () => makeAutomaticBackup(db, places, now));
}

/** Deletes old backups only after the new one is complete, so that there is always one. */
export async function makeAutomaticBackup(db: Database, { storage, backupDir }: Places, now: number): Promise<Backup> {
  const backup = await makeBackup(db, storage, path.join(backupDir, backupName('automatic', now)), now);
  await rotateBackups(backupDir, now);
  return backup;
}
