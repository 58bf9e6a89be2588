import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

interface Fact {
  kind: 'column' | 'unique' | 'check' | 'reference';
  /** The table that it belongs to. */
  table: string;
  /** The name of a column; otherwise the definition. */
  name: string;
  /** Type, nullability and default of a column; for a reference, the effect of a deletion. */
  details: string;
  /** The table that is referenced. */
  target: string | null;
}

/** Tables, columns, and what the database demands of rows. On SQLite without checks. */
export async function readSchema(db: Database): Promise<Fact[]> {
  const { rows } = await (isPostgres(db) ? postgresFacts : sqliteFacts).execute(db);
  return rows;
}

/**
 * Why a program that knows only the schema `before` may fail on the schema `after`, as sentences; none if the schema has only been
 * expanded.
 */
export function findContractions(before: readonly Fact[], after: readonly Fact[]): string[] {
  const keyOf = ({ kind, table, name, details }: Fact) => JSON.stringify([kind, table, name, details]);
  const old = new Set(before.map(keyOf));
  const current = new Set(after.map(keyOf));
  const tables = new Set(before.map(({ table }) => table));
  const lost = before.filter((fact) => fact.kind !== 'check' && !current.has(keyOf(fact)));
  const added = after.filter((fact) => !old.has(keyOf(fact)));
  const newColumns = added.filter(({ kind }) => kind === 'column');
  const isOfNewColumn = ({ table, name }: Fact) =>
    newColumns.some((column) => column.table === table && new RegExp(`\\b${column.name}\\b`).test(name));
  /** Allows all values that an earlier check of the same column allowed. */
  const isWidened = (fact: Fact) =>
    before.some(
      ({ kind, table, name }) =>
        kind === 'check' &&
        table === fact.table &&
        withoutValues(name) === withoutValues(fact.name) &&
        valuesIn(name).every((value) => valuesIn(fact.name).includes(value)),
    );
  const isDemand = (fact: Fact) => {
    if (fact.kind === 'reference')
      return tables.has(fact.target ?? '') && !/cascade|set null|set default/.test(fact.details);
    if (!tables.has(fact.table) || (fact.kind === 'check' && isWidened(fact))) return false;
    return fact.kind === 'column' ? /required/.test(fact.details) : !isOfNewColumn(fact);
  };
  return [
    ...lost.map(({ kind, table, name, details }) => `${table} loses ${kind} ${name} (${details})`),
    ...added.filter(isDemand).map(({ kind, table, name, details }) => `${table} demands ${kind} ${name} (${details})`),
  ];
}

const value = /'[^']*'(?:::text)?(?:, )?/g;
const valuesIn = (check: string): string[] => check.match(/'[^']*'/g) ?? [];
const withoutValues = (check: string) => check.replaceAll(value, '');

const sqliteFacts = sql<Fact>`
  with tables as (select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%')
  select 'column' as kind, tables.name as "table", facts.name as name, lower(facts.type) ||
    case when facts."notnull" = 0 then ', or null' when facts.dflt_value is null then ', required' else ', with default' end as details,
    null as target
  from tables, pragma_table_info(tables.name) as facts
  union all
  select 'unique', tables.name, coalesce(
    (select sql from sqlite_master where type = 'index' and name = facts.name),
    (select group_concat(name) from pragma_index_info(facts.name))), 'index', null
  from tables, pragma_index_list(tables.name) as facts where facts."unique" = 1
  union all
  select 'reference', tables.name, facts."from", lower(facts.on_delete), facts."table"
  from tables, pragma_foreign_key_list(tables.name) as facts`;

const postgresFacts = sql<Fact>`
  with tables as (select oid, relname::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely_%')
  select 'column' as kind, tables.name as "table", attname::text as name, format_type(atttypid, atttypmod) ||
    case when not attnotnull then ', or null' when atthasdef or attidentity <> '' then ', with default' else ', required' end as details,
    null as target
  from tables join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
  union all
  select 'unique', tables.name, pg_get_indexdef(indexrelid), 'index', null
  from tables join pg_index on indrelid = oid and indisunique
  union all
  select case contype when 'f' then 'reference' else 'check' end, tables.name, pg_get_constraintdef(pg_constraint.oid),
    lower(pg_get_constraintdef(pg_constraint.oid)), (select relname::text from pg_class where oid = confrelid)
  from tables join pg_constraint on conrelid = tables.oid and contype in ('f', 'c')`;
