import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { deleteRows, insertRows, setLastIds, type TableRow } from '#server/db/table-rows.queries.ts';
import { tableFile } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

const mostRows = 1_000;
/** SQLite takes 32,766 in one statement. */
const mostValues = 30_000;

/** Fills a new database: the schema as the backup has it, its rows, and then what a newer program needs. */
export async function loadBackup(db: Database, folder: string, backup: Manifest) {
  await migrate(db, backup.migrations.at(-1));
  await db.transaction().execute(async (trx) => {
    for (const { name } of backup.tables.toReversed()) await deleteRows(trx, name);
    for (const table of backup.tables) await loadTable(trx, folder, table);
    await setLastIds(trx, backup.lastIds);
  });
  await migrate(db);
}

async function loadTable(trx: Database, folder: string, { name, rows }: Manifest['tables'][number]) {
  let batch: TableRow[] = [];
  let loaded = 0;
  const store = async () => {
    if (batch.length > 0) await insertRows(trx, name, batch);
    loaded += batch.length;
    batch = [];
  };
  for await (const line of readLines(path.join(folder, tableFile(name)))) {
    const row = JSON.parse(line) as TableRow;
    batch.push(row);
    if (batch.length >= mostRows || batch.length * Object.keys(row).length >= mostValues - 1_000) await store();
  }
  await store();
  if (loaded !== rows)
    throw new StartError(`The backup in ${folder} is damaged: ${name} has ${loaded} rows of ${rows}.`);
}

/** Of JSON, where a line end is one and nothing else is: node:readline also ends lines at characters that people paste. */
async function* readLines(file: string) {
  let unread = '';
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (unread + chunk).split('\n');
    unread = lines.pop() ?? '';
    yield* lines;
  }
  if (unread) yield unread;
}
