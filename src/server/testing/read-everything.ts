import type { Tables } from '#server/db/tables.ts';
import { storedPictures } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** Every row of every table, and every stored file: equal before and after when nothing was changed. */
export async function readEverything(site: Pick<TestApp, 'db' | 'dataDir'>): Promise<string[]> {
  const tables = await site.db.introspection.getTables();
  const rows = await Promise.all(tables.map(async ({ name }) => readTable(site, name as keyof Tables)));
  return [...rows.flat(), ...storedPictures(site)].toSorted();
}

async function readTable({ db }: Pick<TestApp, 'db'>, name: keyof Tables) {
  const rows = await db.selectFrom(name).selectAll().execute();
  return rows.map((row) => `${name} ${JSON.stringify(row)}`);
}
