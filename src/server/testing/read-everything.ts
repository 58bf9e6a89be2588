import type { Tables } from '#server/db/tables.ts';
import { storedPictures } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** Reads all rows of all tables and the names of all stored files, to show that a request changed nothing. */
export async function readEverything(site: Pick<TestApp, 'db' | 'dataDir'>): Promise<string[]> {
  const tables = await site.db.introspection.getTables();
  const rows = await Promise.all(tables.map(async ({ name }) => readTable(site, name as keyof Tables)));
  return [...rows.flat(), ...storedPictures(site)].toSorted();
}

async function readTable({ db }: Pick<TestApp, 'db'>, name: keyof Tables) {
  const rows = await db.selectFrom(name).selectAll().execute();
  return rows.map((row) => `${name} ${JSON.stringify(row)}`);
}
