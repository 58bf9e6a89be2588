import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closing } from '#server/closing.ts';
import { StartError } from '#server/config.ts';
import { type Database, openSqlite } from '#server/db/database.ts';
import { tryToLock } from '#server/db/folder-lock.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';
import { type DatabasePlace, inUse } from './database-place.ts';

const sqliteBusy = 5;
/** The database, its write-ahead log and its shared memory. */
const files = ['clinic.sqlite', 'clinic.sqlite-wal', 'clinic.sqlite-shm'];

export function createSqlitePlace(dataDir: string): DatabasePlace {
  const beside = path.join(dataDir, 'new-database');
  const hasData = async () => existsSync(path.join(dataDir, 'clinic.sqlite'));
  let unlock: (() => void) | undefined;
  return {
    hasData,
    async refuseWhileInUse() {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      unlock ??= tryToLock(dataDir); // until all is done, so that no server starts meanwhile
      if (!unlock) throw new StartError(inUse);
      if (await hasData()) leaveWriteAheadLog(path.join(dataDir, 'clinic.sqlite'));
    },
    read: (work) => withDatabase(dataDir, work),
    async backUp() {}, // the file moves
    async prepare(fill) {
      await rm(beside, { recursive: true, force: true });
      await mkdir(beside, { recursive: true, mode: 0o700 });
      await withDatabase(beside, (db) => inTransactionWithoutCounters(db, fill));
    },
    async exchange(aside, move) {
      for (const file of files)
        if (existsSync(path.join(dataDir, file))) await move(path.join(dataDir, file), path.join(aside, file));
      await move(path.join(beside, 'clinic.sqlite'), path.join(dataDir, 'clinic.sqlite'));
    },
    async close() {
      await rm(beside, { recursive: true, force: true });
      unlock?.();
      unlock = undefined;
    },
  };
}

export async function withDatabase<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  return closing(openSqlite(folder), work);
}

/** Changing the journal mode needs exclusive access, so it fails while the server runs. It also merges the log into the file. */
function leaveWriteAheadLog(file: string) {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    // Ignore other errors: a damaged database is a reason to restore a backup.
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new StartError(inUse, { cause: error });
  }
}
