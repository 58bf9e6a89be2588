import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Where the clinic's database is or will be: a SQLite file or a PostgreSQL schema. */
export interface DatabasePlace {
  /** @throws StartError while a server has it open. */
  refuseWhileInUse(): Promise<void>;
  hasData(): Promise<boolean>;
  /** Runs `work` on the current database. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Makes a backup of the current database, if `exchange` could not move it to a folder otherwise. */
  backUp(storage: Storage, now: number): Promise<void>;
  /** Creates a new database, and fills it in one transaction. No one sees it yet. */
  prepare(fill: (trx: Database) => Promise<void>): Promise<void>;
  /** Replaces the current database with the new one. The current one, or its backup, moves to the folder `aside`. */
  exchange(aside: string, move: Move): Promise<void>;
  /** Without `exchange`, everything is as it was. */
  close(): Promise<void>;
}

/** Moves a file, and moves it back when a later step fails. */
export type Move = (from: string, to: string) => Promise<void>;

export const inUse = 'The program is running on this database. Stop it first, and start it again afterwards.';
