import { StorageUnavailable } from '#server/storage/storage.ts';

/** SQLITE_FULL: the lowest byte of extended result codes. */
const sqliteFull = 13;
/** SQLITE_IOERR_SHMSIZE: no room for the shared-memory file of the write-ahead log. */
const sqliteNoSharedMemory = 4_874;

/** Error codes of S3-compatible servers without space. */
const fullStorage = ['InsufficientStorage', 'XMinioStorageFull', 'QuotaExceeded'];

/** Whether a disk is full: that of SQLite, of PostgreSQL or of the uploads. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode = 0 } = error as Error & { code?: unknown; errcode?: number };
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    (error instanceof StorageUnavailable && fullStorage.includes(String(code))) ||
    (code === 'ERR_SQLITE_ERROR' && ((errcode & 0xff) === sqliteFull || errcode === sqliteNoSharedMemory))
  );
}

/** SQLITE_READONLY: the lowest byte of extended result codes. */
const sqliteReadOnly = 8;

/** Whether nothing can be written, such as after a disk error, when Linux mounts a disk read-only. */
export function isDiskReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode = 0 } = error as Error & { code?: unknown; errcode?: number };
  return (
    ['EROFS', 'EACCES', 'EPERM'].includes(String(code)) ||
    (code === 'ERR_SQLITE_ERROR' && (errcode & 0xff) === sqliteReadOnly)
  );
}

/** Ignores an error of a full or read-only disk in a `catch`, and rethrows every other error. */
export function unlessDiskFull(error: unknown) {
  if (!isDiskFull(error) && !isDiskReadOnly(error)) throw error;
}
