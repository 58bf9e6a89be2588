import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, restoreMarker, type Transaction } from '#server/db/database.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The place of the clinic's database: a SQLite file or a PostgreSQL schema. */
export interface DatabasePlace {
  /** @throws StartError while a server has it open. */
  refuseWhileInUse(): Promise<void>;
  hasData(): Promise<boolean>;
  /** Runs `work` on the current database. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Makes a backup of the current database, if `exchange` could not move it to a folder otherwise. */
  backUp(storage: Storage, now: number): Promise<void>;
  /** Creates a new database, and fills it in one transaction. No one sees it yet. */
  prepare(fill: (trx: Transaction) => Promise<void>): Promise<void>;
  /** Replaces the current database with the new one. The current one, or its backup, moves to the folder `aside`. */
  exchange(aside: string, move: Move): Promise<void>;
  /** Closing without `exchange` leaves everything unchanged. */
  close(): Promise<void>;
}

/** Moves a file, and moves it back when a later step fails. */
export type Move = (from: string, to: string) => Promise<void>;

export const inUse = 'The program is running on this database. Stop it first, and start it again afterwards.';

/** The folder for data that a restore replaces. */
export function asideFolder(dataDir: string, now: number) {
  return path.join(dataDir, `replaced-${new Date(now).toISOString().replaceAll(/\D/g, '')}`);
}

/**
 * Moves new data into place, and undoes the moves made so far when one fails. The marker file keeps the server from starting when
 * this is interrupted halfway.
 */
export async function exchangeData(dataDir: string, aside: string, work: (move: Move) => Promise<void>) {
  const marker = path.join(dataDir, restoreMarker);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await mkdir(aside, { mode: 0o700 });
  await writeFile(marker, '', { flush: true });
  const done: [string, string][] = [];
  try {
    await work(async (from, to) => {
      await rename(from, to);
      done.push([from, to]);
    });
  } catch (error) {
    for (const [from, to] of done.toReversed()) await rename(to, from);
    await rm(marker);
    throw error;
  }
  await rm(marker);
}
