import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/config.ts';
import { openSqlite } from '#server/db/database.ts';
import { inUse, type RestoreTarget } from './restore-target.ts';

const sqliteBusy = 5;
/** The database and the files that SQLite keeps beside it. */
const files = ['clinic.sqlite', 'clinic.sqlite-wal', 'clinic.sqlite-shm'];

/** `beside` is an empty folder on the same disk. */
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

/** Only whoever is alone with a database can do this, so it tells. Afterwards all of it is in one file. */
function leaveWriteAheadLog(file: string) {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    // One that is damaged is what a backup is restored for.
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new StartError(inUse, { cause: error });
  }
}
