import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { type Database, isPostgres } from '#server/db/database.ts';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { copyAll } from '../move-database.ts';
import { createSqlitePlace, withDatabase } from '../sqlite-place.ts';
import { forgetWhatRuns, rememberJobs } from './off-site.queries.ts';

const fileName = 'clinic.sqlite';

/** All pages in one step: SQLite begins again when another process writes between two. */
const pagesAtOnce = 2 ** 31 - 1;

/** SQLite counts its own changes there, so that two copies of the same records differ in nothing else. */
const headerBytes = 100;

export const fileIn = (folder: string) => path.join(folder, fileName);

/**
 * Copies a database, of either kind, into a file of SQLite in an empty folder, while the program goes on writing. Returns the hash of its
 * records.
 */
export async function copyDatabase(db: Database, dataDir: string, folder: string): Promise<string> {
  await (isPostgres(db) ? copyRows(db, folder) : copyFile(dataDir, folder));
  const jobs = await withDatabase(folder, forgetWhatRuns);
  const sha256 = await hashRecords(folder);
  await withDatabase(folder, (copy) => rememberJobs(copy, jobs));
  return sha256;
}

async function copyFile(dataDir: string, folder: string) {
  const source = new DatabaseSync(path.join(dataDir, fileName), { readOnly: true });
  try {
    await backup(source, fileIn(folder), { rate: pagesAtOnce });
  } finally {
    source.close();
  }
}

async function copyRows(db: Database, folder: string) {
  const place = createSqlitePlace(folder);
  try {
    await withSnapshot(db, (snapshot) => place.prepare(async (trx) => void (await copyAll(snapshot, trx))));
    await place.exchange(folder, rename);
  } finally {
    await place.close();
  }
}

async function hashRecords(folder: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(fileIn(folder), { start: headerBytes }), hash);
  return hash.digest('hex');
}
