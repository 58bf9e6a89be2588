import { sql } from 'kysely';
import { asMaintenance } from './connection-use.ts';
import { type Database, isPostgres, type Transaction } from './database.ts';

// Generic access to all tables and rows, for backups.

/** About what runs now, so that no other database needs them. */
export const runtimeTables: ReadonlySet<string> = new Set(['limit_counts', 'instances', 'presences']);

/**
 * Tables that backups leave out. Restoring one must not revive a session that has ended since, nor make a second computer believe that the copies off
 * site are its own.
 */
export const excludedTables: ReadonlySet<string> = new Set(['sessions', 'off_site', ...runtimeTables]);

export type TableRow = Record<string, string | number | null>;

/** Batch size. `fetchRows` repeats it, because FETCH takes no parameter. */
const rowsPerBatch = 1_000;

/** Runs `work` on a consistent snapshot of the database. Writers are not blocked. */
export async function withSnapshot<T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  const read = async (snapshot: Database) => {
    const begin = isPostgres(db) ? sql`begin isolation level repeatable read, read only` : sql`begin deferred`;
    await begin.execute(snapshot);
    try {
      await listMigrations(snapshot); // the first read takes the snapshot
      return await work(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  };
  return asMaintenance(() => db.connection().execute(read));
}

/** The migrations applied to this database, in order; none for an empty one. */
export async function listMigrations(db: Database): Promise<string[]> {
  const known = isPostgres(db)
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_master where name = 'kysely_migration'`;
  if ((await known.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** PostgreSQL only: the schema in which tables are found and created. */
export async function currentSchema(db: Database) {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** All tables, referenced tables first. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await (isPostgres(db) ? postgresReferences : sqliteReferences).execute(db);
  const references = Map.groupBy(rows, ({ name }) => name);
  const ordered = new Set<string>();
  const visit = (name: string) => {
    for (const { target } of references.get(name) ?? []) if (target && target !== name) visit(target);
    ordered.add(name);
  };
  for (const name of [...references.keys()].toSorted()) visit(name);
  return [...ordered];
}

interface Reference {
  name: string;
  target: string | null;
}

const sqliteReferences = sql<Reference>`
  select tables.name, foreign_key."table" as target
  from sqlite_master as tables left join pragma_foreign_key_list(tables.name) as foreign_key
  where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name not like 'kysely_%'`;

const postgresReferences = sql<Reference>`
  select tables.relname as name, targets.relname as target
  from pg_class as tables
  left join pg_constraint as foreign_key on foreign_key.conrelid = tables.oid and foreign_key.contype = 'f'
  left join pg_class as targets on targets.oid = foreign_key.confrelid
  where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
    and tables.relname not like 'kysely_%'`;

/** Reads a table in batches, so that it may be larger than memory. Call it in `withSnapshot`. */
export async function* readRows(snapshot: Database, table: string): AsyncGenerator<TableRow[]> {
  if (isPostgres(snapshot)) yield* fetchRows(snapshot, table);
  else yield* stepRows(snapshot, table);
}

async function* stepRows(snapshot: Database, table: string) {
  let rows: TableRow[] = [];
  for await (const row of snapshot
    .selectFrom(table as 'appointments')
    .selectAll()
    .stream()) {
    rows.push({ ...row });
    if (rows.length < rowsPerBatch) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function* fetchRows(snapshot: Database, table: string) {
  await sql`declare table_rows no scroll cursor for select * from ${sql.table(table)}`.execute(snapshot);
  for (;;) {
    const { rows } = await sql<TableRow>`fetch 1000 from table_rows`.execute(snapshot);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close table_rows`.execute(snapshot);
}

/** A statement takes at most 32,766 values in SQLite, and 65,535 in PostgreSQL. */
const maxValues = 30_000;

/** Inserts rows that have the same columns. */
export async function insertRows(trx: Transaction, table: string, rows: readonly TableRow[]) {
  const atOnce = Math.floor(maxValues / Object.keys(rows[0] ?? {}).length);
  for (let first = 0; first < rows.length; first += atOnce)
    await trx
      .insertInto(table as 'appointments')
      .values(rows.slice(first, first + atOnce) as never)
      .execute();
}

export async function deleteRows(trx: Transaction, table: string) {
  await trx.deleteFrom(table as 'appointments').execute();
}

/** The last id that each table has assigned, so that ids are not reused after a restore. */
export async function readLastIds(db: Database): Promise<Record<string, number>> {
  const { rows } = await (isPostgres(db) ? postgresLastIds : sqliteLastIds).execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** An insertion of no rows leaves a 0, which PostgreSQL takes for no id. */
const sqliteLastIds = sql<{ name: string; last: number }>`
  select name, seq as last from sqlite_sequence where seq > 0`;

const identityColumns = sql`
  select table_name as name, pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence
  from information_schema.columns where is_identity = 'YES' and table_schema = current_schema()`;

const postgresLastIds = sql<{ name: string; last: number }>`
  select name, last_value as last
  from (${identityColumns}) as identities
  join pg_sequences on format('%I.%I', schemaname, sequencename) = sequence
  where last_value is not null`;

export async function setLastIds(trx: Transaction, lastIds: Record<string, number>) {
  for (const [table, last] of Object.entries(lastIds)) {
    if (isPostgres(trx))
      await sql`select setval(sequence, ${last}) from (${identityColumns}) as identities where name = ${table}`.execute(
        trx,
      );
    else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(trx);
    }
  }
}
