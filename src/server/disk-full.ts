/** SQLite's SQLITE_FULL; in the larger codes with reasons it is the lowest byte. */
const sqliteFull = 13;
/** SQLITE_IOERR_SHMSIZE: no room for the file that readers of the write-ahead log share. */
const sqliteNoSharedMemory = 4_874;

/** Whether this was thrown because there was no room on a disk: SQLite's, PostgreSQL's or that of the uploads. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode = 0 } = error as Error & { code?: unknown; errcode?: number };
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    (code === 'ERR_SQLITE_ERROR' && ((errcode & 0xff) === sqliteFull || errcode === sqliteNoSharedMemory))
  );
}

/** For a `catch` after which it goes on without what could not be written. */
export function unlessDiskFull(error: unknown) {
  if (!isDiskFull(error)) throw error;
}
