import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Config, StartError } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { deleteRows, insertRows, setLastIds, type TableRow } from '#server/db/table-rows.queries.ts';
import { createQueue } from '#server/limits/queue.ts';
import type { Storage } from '#server/storage/storage.ts';
import { asideFolder, exchangeData, type Move } from './database-place.ts';
import { tableFile } from './make-backup.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import { openPostgresPlace } from './postgres-place.queries.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { createSqlitePlace } from './sqlite-place.ts';

/**
 * Replaces the database and the uploads with those of a backup. The backup is verified and loaded beside the current data first;
 * the current data is set aside, not deleted: a SQLite file moves to the folder `aside`, the rows of PostgreSQL to a backup there.
 * @throws StartError when the backup is damaged, or of a version that this one cannot read, the server is running, or there is data already and
 * `replace` is false.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, s3 }: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  storage: Storage,
  folder: string,
  { replace, now }: { replace: boolean; now: number },
) {
  const backup = await verifyBackup(folder);
  refuseUnreadable('backup', backup);
  const beside = path.join(dataDir, 'new-uploads');
  const database = databaseUrl ? await openPostgresPlace(databaseUrl, dataDir) : createSqlitePlace(dataDir);
  const uploads = s3 ? createBucketTarget(storage) : createFolderTarget(dataDir, beside);
  try {
    await database.refuseWhileInUse();
    const hasData = await database.hasData();
    const isTaken = hasData || (await storage.list()).length > 0;
    if (isTaken && !replace) throw new StartError(notEmpty);
    await rm(beside, { recursive: true, force: true });
    const files = backup.files.map((file) => file.path).filter((file) => file.startsWith('uploads/'));
    await uploads.prepare(folder, files);
    if (hasData) await database.backUp(storage, now);
    await database.prepare((trx) => loadBackup(trx, folder, backup));
    await database.refuseWhileInUse();
    const aside = asideFolder(dataDir, now);
    await exchangeData(dataDir, aside, async (move) => {
      await uploads.exchange(aside, move);
      await database.exchange(aside, move);
    });
    if (isTaken) return { backup, aside };
    await rm(aside, { recursive: true });
    return { backup, aside: null };
  } finally {
    await database.close();
    await rm(beside, { recursive: true, force: true });
  }
}

const notEmpty = `There is a clinic already where this backup would go. With --replace it will be set aside, and the backup will take its place.`;

const maxRows = 1_000;

/** Fills an empty database: migrates to the schema of the backup, inserts its rows, then migrates to the current schema. */
async function loadBackup(trx: Transaction, folder: string, backup: Manifest) {
  await migrate(trx, backup.migrations.at(-1));
  for (const { name } of backup.tables.toReversed()) await deleteRows(trx, name);
  for (const table of backup.tables) await loadTable(trx, folder, table);
  await setLastIds(trx, backup.lastIds);
  await migrate(trx);
}

async function loadTable(trx: Transaction, folder: string, { name, rows }: Manifest['tables'][number]) {
  let batch: TableRow[] = [];
  let loaded = 0;
  const store = async () => {
    await insertRows(trx, name, batch);
    loaded += batch.length;
    batch = [];
  };
  for await (const line of readLines(path.join(folder, tableFile(name)))) {
    batch.push(JSON.parse(line) as TableRow);
    if (batch.length >= maxRows) await store();
  }
  await store();
  if (loaded !== rows)
    throw new StartError(`The backup in ${folder} is damaged: ${name} has ${loaded} rows of ${rows}.`);
}

/** Splits at \n only: node:readline also splits at U+2028 and U+2029, which JSON leaves unescaped. */
async function* readLines(file: string) {
  let unread = '';
  // An error destroys the stream, so that the loop below throws it.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (unread + chunk).split('\n');
    unread = lines.pop() ?? '';
    yield* lines;
  }
  if (unread) yield unread;
}

/** The destination of a backup's pictures: the data folder or a bucket. */
interface UploadsTarget {
  /** Brings the pictures of the backup there, and leaves those of the current clinic alone. */
  prepare(folder: string, files: string[]): Promise<void>;
  /** Replaces the current pictures, which are then in the folder `aside`. */
  exchange(aside: string, move: Move): Promise<void>;
}

/** `beside` must be a folder on the same disk. */
function createFolderTarget(dataDir: string, beside: string): UploadsTarget {
  const uploads = path.join(dataDir, 'uploads');
  const prepared = path.join(beside, 'uploads');
  return {
    async prepare(folder, files) {
      await mkdir(prepared, { recursive: true, mode: 0o700 });
      for (const file of files) {
        await mkdir(path.join(beside, path.dirname(file)), { recursive: true });
        await copyFile(path.join(folder, file), path.join(beside, file), constants.COPYFILE_FICLONE);
      }
    },
    async exchange(aside, move) {
      await mkdir(uploads, { recursive: true });
      await move(uploads, path.join(aside, 'uploads'));
      await move(prepared, uploads);
    },
  };
}

const atOnce = 8;

/**
 * A bucket cannot rename files, and need not: names are random, so that the pictures of two clinics can be in it together. Those
 * that the restored rows do not name are orphans, and the hourly jobs delete them.
 */
function createBucketTarget(storage: Storage): UploadsTarget {
  return {
    async prepare(folder, files) {
      const inTurn = createQueue({ atOnce });
      const put = async (file: string) => storage.put(file, await readFile(path.join(folder, file)));
      await Promise.all(files.map((file) => inTurn(() => put(file))));
    },
    async exchange(aside) {
      const keys = (await storage.list()).map(({ key }) => key);
      for (const parent of new Set(['uploads', ...keys.map((key) => path.dirname(key))]))
        await mkdir(path.join(aside, parent), { recursive: true, mode: 0o700 });
      await Promise.all(keys.map((key) => storage.copyTo(key, path.join(aside, key))));
    },
  };
}
