import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { storedPictures } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** Reads all rows of all tables and the names of all stored files, to show that a request changed nothing. */
export async function readEverything(site: Pick<TestApp, 'db' | 'dataDir'>): Promise<string[]> {
  const names = await namesOfTables(site.db);
  const rows = await Promise.all(names.map((name) => readTable(site, name)));
  return [...rows.flat(), ...storedPictures(site)].toSorted();
}

const known = new WeakMap<Database, Promise<(keyof Tables)[]>>();

/** Asked for once, since PostgreSQL takes long to answer. */
function namesOfTables(db: Database) {
  const names =
    known.get(db) ?? db.introspection.getTables().then((tables) => tables.map(({ name }) => name as keyof Tables));
  known.set(db, names);
  return names;
}

async function readTable({ db }: Pick<TestApp, 'db'>, name: keyof Tables) {
  const rows = await db.selectFrom(name).selectAll().execute();
  return rows.map((row) => `${name} ${JSON.stringify(row)}`);
}
