import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/config.ts';
import { openSqlite } from '#server/db/database.ts';
import { inUse, type RestoreTarget } from './restore-target.ts';

const sqliteBusy = 5;
/** The database, its write-ahead log and its shared memory. */
const files = ['clinic.sqlite', 'clinic.sqlite-wal', 'clinic.sqlite-shm'];

/** `beside` must be an empty folder on the same disk. */
export function createSqliteTarget(dataDir: string, beside: string): RestoreTarget {
  const hasData = async () => existsSync(path.join(dataDir, 'clinic.sqlite'));
  return {
    hasData,
    async refuseWhileInUse() {
      if (await hasData()) leaveWriteAheadLog(path.join(dataDir, 'clinic.sqlite'));
    },
    async prepare(fill) {
      await mkdir(beside, { recursive: true, mode: 0o700 });
      const db = openSqlite(beside);
      try {
        await fill(db);
      } finally {
        await db.destroy();
      }
    },
    async exchange(aside, move) {
      for (const file of files)
        if (existsSync(path.join(dataDir, file))) await move(path.join(dataDir, file), path.join(aside, file));
      await move(path.join(beside, 'clinic.sqlite'), path.join(dataDir, 'clinic.sqlite'));
    },
  };
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
