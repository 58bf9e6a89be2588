import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from './postgres-database.ts';

const password = 'of-the-clinic';

/**
 * Creates a database with a schema and a role that owns the schema and may do nothing else: no schemas, databases or temporary
 * tables of its own. Another program uses a schema beside it, with a table of the same name and a transaction in progress.
 */
export async function createRestrictedSchema(serverUrl: string) {
  const database = await createDatabase(serverUrl);
  const role = `clinic_${randomUUID().replaceAll('-', '')}`;
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query(`
    create role ${role} login password '${password}' nosuperuser nocreatedb nocreaterole;
    revoke all on database ${other.database} from public;
    grant connect on database ${other.database} to ${role};
    create schema clinic authorization ${role};
    alter role ${role} set search_path = clinic;
    create table public.appointments (name text);
    insert into public.appointments values ('of another program')`);
  await other.query('begin');
  await other.query('select name from appointments');
  const url = new URL(database.url);
  url.username = role;
  url.password = password;
  return {
    url: url.href,
    /** A client of the other program, with a transaction in progress. */
    other,
    async drop() {
      await other.end();
      await database.drop();
      const admin = new pg.Client({ connectionString: serverUrl });
      await admin.connect();
      await admin.query(`drop role ${role}`);
      await admin.end();
    },
  };
}
