import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../database.ts';

/** Version 1.0.0 adds neither treatments nor rooms. */
export const contractsSince = '1.0.0';

const tables = [
  { table: 'treatments', id: 'treatment_id', name: 'treatment_description' },
  { table: 'rooms', id: 'id', name: 'name' },
];

/** Like symptoms, treatments and rooms have names that are theirs alone in any case, also when two people save them at once. */
export async function up(db: Kysely<never>) {
  for (const names of tables) {
    await numberNamesakes(db, names);
    const { table, name } = names;
    const index = sql.id(`${table}_by_name_in_any_case`);
    await sql`create unique index ${index} on ${sql.table(table)} (${folded(db, sql.ref(name))})`.execute(db);
    // PostgreSQL cannot index the longest names; SQLite cannot drop a constraint.
    if (isPostgres(db))
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_${name}_key`)}`.execute(db);
  }
}

const folded = (db: Kysely<never>, name: RawBuilder<unknown>) =>
  isPostgres(db) ? sql`md5(lower(trim(${name})))` : sql`lower(trim(${name}))`;

/** 'physio' beside 'Physio' becomes 'physio (2)'. */
async function numberNamesakes(db: Kysely<never>, { table, id, name }: (typeof tables)[number]) {
  const [ofTable, ofId, ofName] = [sql.table(table), sql.ref(id), sql.ref(name)];
  const isTaken = async (wanted: string) => {
    const found = sql`select 1 from ${ofTable} where ${folded(db, ofName)} = ${folded(db, sql`cast(${wanted} as text)`)}`;
    return (await found.execute(db)).rows.length > 0;
  };
  const placed = sql`select ${ofId} as id, ${ofName} as name,
    row_number() over (partition by ${folded(db, ofName)} order by ${ofId}) as place from ${ofTable}`;
  const later = sql<{
    id: number;
    name: string;
  }>`select id, name from (${placed}) as placed where place > 1 order by id`;
  for (const row of (await later.execute(db)).rows) {
    let number = 2;
    while (await isTaken(`${row.name} (${number})`)) number += 1;
    await sql`update ${ofTable} set ${ofName} = ${`${row.name} (${number})`} where ${ofId} = ${row.id}`.execute(db);
  }
}
