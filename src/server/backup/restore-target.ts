import type { Database } from '#server/db/database.ts';

/** The database that a backup is restored to: SQLite's file, or a schema of PostgreSQL. */
export interface RestoreTarget {
  /** @throws StartError while a program has it open. */
  refuseWhileInUse(): Promise<void>;
  hasData(): Promise<boolean>;
  /** Makes a new database beside the old one, which stays what it is. */
  prepare(fill: (db: Database) => Promise<void>): Promise<void>;
  /** Puts the new one in the place of the old one, which is kept in the folder `aside`, or under its name. */
  exchange(aside: string, move: Move): Promise<void>;
}

/** Gives a file another place, and takes it back when something fails later. */
export type Move = (from: string, to: string) => Promise<void>;

export const inUse = 'The program is running on this database. Stop it first, and start it again afterwards.';
