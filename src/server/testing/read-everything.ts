import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { storedPictures } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** Reads all rows of all tables and the names of all stored files, to show that a request changed nothing. */
export async function readEverything({ db, dataDir }: Pick<TestApp, 'db' | 'dataDir'>): Promise<string[]> {
  const names = await namesOfTables(db);
  const rows = isPostgres(db)
    ? await readAtOnce(db, names)
    : await Promise.all(names.map((name) => readTable(db, name)));
  return [...rows.flat(), ...storedPictures({ dataDir })].toSorted();
}

const known = new WeakMap<Database, Promise<(keyof Tables)[]>>();

/** Table names are read once, since PostgreSQL takes long to answer. */
function namesOfTables(db: Database) {
  const names =
    known.get(db) ?? db.introspection.getTables().then((tables) => tables.map(({ name }) => name as keyof Tables));
  known.set(db, names);
  return names;
}

async function readTable(db: Database, name: keyof Tables) {
  const rows = await db.selectFrom(name).selectAll().execute();
  return rows.map((row) => `${name} ${JSON.stringify(row)}`);
}

/** PostgreSQL answers one query for all tables in the time of one for each. */
async function readAtOnce(db: Database, names: readonly (keyof Tables)[]) {
  const each = names.map(
    (name) => sql<{ row: string }>`select ${sql.lit(`${name} `)} || row_to_json(t) as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row);
}
