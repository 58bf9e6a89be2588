import type { Insertable } from 'kysely';
import { importSources, importStates, type TableKind } from '#contract/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { staffName } from '#server/db/staff-names.queries.ts';
import type { Tables } from '#server/db/tables.ts';

export async function listImports(db: Database) {
  return withAdministrator(db).orderBy('imports.id', 'desc').limit(importLimits.listed).execute();
}

export async function findImport(db: Database, id: number) {
  return withAdministrator(db).where('imports.id', '=', id).executeTakeFirst();
}

/**
 * Imports of known sources only: a newer version of the program, which may run beside this one, may have stored others.
 */
function withAdministrator(db: Database) {
  return db
    .selectFrom('imports')
    .leftJoin('administrators', 'administrators.id', 'imports.administrator_id')
    .selectAll('imports')
    .select(staffName.as('administrator'))
    .where('imports.source', 'in', importSources)
    .where('imports.state', 'in', importStates);
}

export async function insertImport(trx: Transaction, values: Insertable<Tables['imports']>) {
  return (await trx.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Forgets the oldest import beyond those that are listed. What it added stays. */
export async function deleteOldestImport(trx: Transaction) {
  const beyond = trx.selectFrom('imports').select('id').orderBy('id', 'desc').offset(importLimits.listed).limit(1);
  await trx.deleteFrom('imports').where('id', 'in', beyond).execute();
}

/** Kinds whose records are known by their names. */
type NamedKind = Exclude<TableKind, 'patients'>;

/** The names that records of a table have now. */
export async function listNames(db: Database, kind: NamedKind): Promise<string[]> {
  const rows = await namesOf[kind](db);
  return rows.map(({ name }) => name);
}

const namesOf: Record<NamedKind, (db: Database) => Promise<{ name: string }[]>> = {
  treatments: (db) => db.selectFrom('treatments').select('treatment_description as name').execute(),
  conditions: (db) => db.selectFrom('conditions').select('name').where('deleted_at', 'is', null).execute(),
  openings: (db) => db.selectFrom('careers').select('position as name').where('deleted_at', 'is', null).execute(),
};
