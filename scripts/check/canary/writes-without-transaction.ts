// Breaks the rule "changes/writes-take-trx" on purpose, once per line.
export async function canary(db: any, trx: Database) {
  await db.insertInto('rooms').execute();
  await db.updateTable('rooms').execute();
  await db.deleteFrom('rooms').execute();
  await trx.deleteFrom('rooms').execute();
  await db.transaction().execute();
}

type Database = any;
