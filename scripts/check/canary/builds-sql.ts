// Breaks the rule "clinic/sql-is-written" on purpose, once per line: if oxlint accepts a line, the rule no longer works.
import type { DatabaseSync } from 'node:sqlite';

export function canary(sql: any, CompiledQuery: any, database: DatabaseSync, client: any, name: string) {
  sql.raw(name);
  sql.lit(name);
  sql([name]);
  sql`select * from ${sql.raw(name)}`;
  CompiledQuery.raw(`select '${name}'`);
  database.exec(`delete from reviews where name = '${name}'`);
  database.prepare('select * from ' + name);
  client.query(`select '${name}'`, []);
}
