import type { Clock } from '#server/clock.ts';
import { type Config, StartError } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate, needsMigration } from '#server/db/migrate.ts';
import { oneAtATime } from '#server/db/one-at-a-time.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { makeAutomaticBackup } from './make-backup.ts';

type Backups = Pick<Config, 'backups' | 'backupDir'>;

/**
 * Migrates the database to the current schema, after a backup. One instance does, and the others wait.
 * @throws StartError when the backup or the migration fails. The database is then unchanged.
 */
export async function updateSchema(db: Database, storage: Storage, { backups, backupDir }: Backups, clock: Clock) {
  await oneAtATime(db, async () => {
    if (backups && (await needsMigration(db))) {
      const { folder } = await makeAutomaticBackup(db, { storage, backupDir }, clock()).catch(noBackup);
      console.log(`The database is brought up to date. As it was before: ${folder}`);
    }
    await migrate(db);
  });
}

function noBackup(cause: Error): never {
  const reason = `no backup of it could be made before: ${cause.message}`;
  throw new StartError(`The database has to be brought up to date, and ${reason}`, { cause });
}
