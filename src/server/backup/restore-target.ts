import type { Database } from '#server/db/database.ts';

/** The database that a backup is restored to: a SQLite file or a PostgreSQL schema. */
export interface RestoreTarget {
  /** @throws StartError while a server has it open. */
  refuseWhileInUse(): Promise<void>;
  hasData(): Promise<boolean>;
  /** Creates a new database beside the current one. */
  prepare(fill: (db: Database) => Promise<void>): Promise<void>;
  /** Replaces the current database with the new one. The current one moves to the folder `aside`, or to a schema of that name. */
  exchange(aside: string, move: Move): Promise<void>;
}

/** Moves a file, and moves it back when a later step fails. */
export type Move = (from: string, to: string) => Promise<void>;

export const inUse = 'The program is running on this database. Stop it first, and start it again afterwards.';
