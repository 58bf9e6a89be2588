import path from 'node:path';
import { sql } from 'kysely';
import { StartError } from '#server/config.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import { type Database, openPostgres } from '#server/db/database.ts';
import { currentSchema, listTables } from '#server/db/table-rows.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { inUse, type RestoreTarget } from './restore-target.ts';

/** The schema in which the new tables are created. */
const beside = 'restoring';
/** Tells our own connections, which the server lists for a moment after they are closed, from those of others. */
const ownName = 'physiotherapy-app-restore';

export function createPostgresTarget(url: string): RestoreTarget {
  const connect = async <T>(work: (db: Database) => Promise<T>, settings = {}) => {
    const db = openPostgres(withSettings(url, { application_name: ownName, ...settings }));
    try {
      return await asMaintenance(() => work(db));
    } finally {
      await db.destroy();
    }
  };
  return {
    hasData: () => connect(async (db) => (await listTables(db)).length > 0),
    refuseWhileInUse: () => connect(refuseOthers),
    async prepare(fill) {
      await connect(async (db) => {
        await db.schema.dropSchema(beside).ifExists().cascade().execute();
        await db.schema.createSchema(beside).execute();
      });
      await connect(fill, { options: `-c search_path=${beside}` });
    },
    exchange: (aside) => connect((db) => exchangeSchemas(db, path.basename(aside).replaceAll(/\W/g, '_'))),
  };
}

function withSettings(url: string, settings: Record<string, string>) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  return address.href;
}

async function refuseOthers(db: Database) {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> ${ownName}`.execute(
    db,
  );
  if (rows.length > 0) throw new StartError(inUse);
}

/** Renames both schemas in one transaction. */
async function exchangeSchemas(db: Database, aside: string) {
  await inTransaction(db, async (trx) => {
    const usual = await currentSchema(trx);
    await sql`alter schema ${sql.id(usual)} rename to ${sql.id(aside)}`.execute(trx);
    await sql`alter schema ${sql.id(beside)} rename to ${sql.id(usual)}`.execute(trx);
  });
}
