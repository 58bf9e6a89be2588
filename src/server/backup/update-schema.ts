import type { Clock } from '#server/clock.ts';
import { type Config, StartError } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate, needsMigration } from '#server/db/migrate.ts';
import { makeAutomaticBackup } from './automatic-backup.ts';

type Place = Pick<Config, 'dataDir' | 'backups' | 'backupDir'>;

/**
 * Migrates the database to the current schema, after a backup.
 * @throws StartError when the backup or the migration fails. The database is then unchanged.
 */
export async function updateSchema(db: Database, config: Place, clock: Clock) {
  if (config.backups && (await needsMigration(db))) await backUp(db, config, clock);
  await migrate(db);
}

async function backUp(db: Database, config: Place, clock: Clock) {
  try {
    const { folder } = await makeAutomaticBackup(db, config, clock());
    console.log(`The database is brought up to date. As it was before: ${folder}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartError(
      `The database has to be brought up to date, and no backup of it could be made before: ${reason}`,
      { cause: error },
    );
  }
}
