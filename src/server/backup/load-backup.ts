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

const maxRows = 1_000;

/** Fills an empty database: migrates to the schema of the backup, inserts its rows, then migrates to the current schema. */
export async function loadBackup(trx: Database, folder: string, backup: Manifest) {
  await migrate(trx, backup.migrations.at(-1));
  for (const { name } of backup.tables.toReversed()) await deleteRows(trx, name);
  for (const table of backup.tables) await loadTable(trx, folder, table);
  await setLastIds(trx, backup.lastIds);
  await migrate(trx);
}

async function loadTable(trx: Database, folder: string, { name, rows }: Manifest['tables'][number]) {
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
