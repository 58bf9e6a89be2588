import { sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

/** Everything that the database knows of its tables, one line a fact; two databases with the same lines have the same schema. */
export async function dumpSchema(db: Database): Promise<string[]> {
  if (!isPostgres(db)) return (await sqliteStatements.execute(db)).rows.map(({ fact }) => plain(fact)).toSorted();
  return (await postgresFacts.execute(db)).rows.map(({ fact }) => fact).toSorted();
}

/** SQLite stores statements as they were written. */
function plain(statement: string) {
  return statement
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .replaceAll(/(default \S+) (not null)/g, '$2 $1')
    .toLowerCase();
}

const sqliteStatements = sql<{ fact: string }>`
  select coalesce(sql, tbl_name || ' has ' || name) as fact from sqlite_master where tbl_name not like 'kysely_%'`;

const postgresFacts = sql<{ fact: string }>`
  with tables as (select oid, relname, relpersistence from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely_%')
  select concat_ws(' ', relname, relpersistence, attname,
    row_number() over (partition by tables.oid order by attnum), format_type(atttypid, atttypmod), attnotnull, attidentity,
    pg_get_serial_sequence(format('%I', relname), attname), pg_get_expr(adbin, adrelid), collname) as fact
  from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = attrelid and adnum = attnum left join pg_collation on pg_collation.oid = attcollation
  union all select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
  from tables join pg_constraint on conrelid = tables.oid
  union all select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
  union all select pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace`;
