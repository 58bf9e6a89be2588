// See docs/decisions/0052-moving-between-databases.md.

import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { StartError } from '#server/config.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { migrate, needsMigration } from '#server/db/migrate.ts';
import {
  deleteRows,
  insertRows,
  listTables,
  readLastIds,
  readRows,
  runtimeTables,
  setLastIds,
  withSnapshot,
} from '#server/db/table-rows.queries.ts';
import { createQueue } from '#server/limits/queue.ts';
import type { Storage } from '#server/storage/storage.ts';
import { asideFolder, type DatabasePlace, exchangeData } from './database-place.ts';
import { createRowHash, hashTable, type RowHash } from './row-hash.ts';

interface MovedTable extends RowHash {
  name: string;
}

interface Move {
  from: DatabasePlace;
  to: DatabasePlace;
  /** The pictures of what is replaced. */
  storage: Storage;
  dataDir: string;
  replace: boolean;
  /** Everything but the last step, also while the program runs. */
  dryRun: boolean;
  now: number;
}

/**
 * Copies all rows, with sessions, to another database, reads them there, and compares number and hash for each table. The old
 * database stays as it is.
 * @throws StartError when the program is running, something is in the way, or a table differs; nothing has changed then.
 */
export async function moveDatabase({ from, to, storage, dataDir, replace, dryRun, now }: Move) {
  if (!(await from.hasData())) throw new StartError('There is no clinic in the database that is to be moved.');
  if (!dryRun) await from.refuseWhileInUse();
  await to.refuseWhileInUse();
  const isTaken = await to.hasData();
  if (isTaken && !replace) throw new StartError(notEmpty);
  if (isTaken && !dryRun) await to.backUp(storage, now);
  const tables: MovedTable[] = [];
  await from.read(async (db) => {
    if (await needsMigration(db)) throw new StartError(outOfDate);
    await withSnapshot(db, (snapshot) =>
      to.prepare(async (trx) => void tables.push(...(await copyAll(snapshot, trx)))),
    );
  });
  if (dryRun) return { tables, aside: null };
  await from.refuseWhileInUse();
  const aside = asideFolder(dataDir, now);
  await exchangeData(dataDir, aside, (move) => to.exchange(aside, move));
  if (isTaken) return { tables, aside };
  await rm(aside, { recursive: true });
  return { tables, aside: null };
}

const notEmpty =
  'There is a clinic already in the new database. With --replace it will be set aside, and this one will take its place.';
const outOfDate =
  'The database is from an older version of this program. Start the program once, so that it is brought up to date.';

/** Copies all rows into an empty database, and compares them. */
export async function copyAll(snapshot: Database, trx: Transaction): Promise<MovedTable[]> {
  await migrate(trx);
  const names = (await listTables(snapshot)).filter((name) => !runtimeTables.has(name));
  for (const name of names.toReversed()) await deleteRows(trx, name); // rows that migrations have added
  const tables: MovedTable[] = [];
  for (const name of names) tables.push({ name, ...(await copyTable(snapshot, trx, name)) });
  await setLastIds(trx, await readLastIds(snapshot));
  for (const { name, rows, hash } of tables) {
    const found = await hashTable(trx, name);
    if (found.rows !== rows || found.hash !== hash)
      throw new StartError(`The table ${name} differs after it was copied: ${found.rows} rows of ${rows} are there.`);
  }
  return tables;
}

async function copyTable(snapshot: Database, trx: Transaction, name: string): Promise<RowHash> {
  const total = createRowHash();
  for await (const rows of readRows(snapshot, name)) {
    total.add(rows);
    await insertRows(trx, name, rows);
  }
  return total.result();
}

const atOnce = 8;

/**
 * Copies all files that are not there yet, reads them there, and compares their hashes. The old ones stay, so that this can be
 * repeated. Returns how many there are, and how many of them were missing.
 */
export async function moveUploads(from: Storage, to: Storage, { dryRun }: { dryRun: boolean }) {
  const inTurn = createQueue({ atOnce });
  const total = { files: 0, bytes: 0, missing: 0 };
  const keys = (await from.list()).map(({ key }) => key).filter((key) => !key.endsWith('.part'));
  const move = async (key: string) => {
    const bytes = await read(from, key);
    if (!bytes) return; // deleted meanwhile
    const isThere = isEqual(await read(to, key), bytes);
    if (!isThere && !dryRun) {
      await to.put(key, bytes);
      if (!isEqual(await read(to, key), bytes)) throw new StartError(`${key} differs after it was copied.`);
    }
    total.files += 1;
    total.bytes += bytes.byteLength;
    if (!isThere) total.missing += 1;
  };
  await Promise.all(keys.map((key) => inTurn(() => move(key))));
  return total;
}

async function read(storage: Storage, key: string) {
  const file = await storage.get(key);
  return file && buffer(file.body);
}

function isEqual(found: Uint8Array | null, bytes: Uint8Array) {
  return found !== null && hash('sha256', found) === hash('sha256', bytes);
}
