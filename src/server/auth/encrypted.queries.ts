import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Rows that are read at a time. */
const batch = 500;

/** Replaces each value for which `renew` has another one, unless it has changed meanwhile. */
export async function replaceEncrypted(
  db: Database,
  table: 'administrators' | 'patient_links' | 'calendar_feeds',
  key: string,
  column: string,
  renew: (encrypted: string, id: number) => string | null,
) {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; value: string }>`
      select ${sql.ref(key)} as id, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null
      order by ${sql.ref(key)} limit ${batch}`.execute(db);
    for (const { id, value } of rows) {
      const renewed = renew(value, id);
      if (renewed !== null)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renewed}
          where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${value}`.execute(db);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}
