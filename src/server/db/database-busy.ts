const sqliteCodes = new Set([5, 6]); // SQLITE_BUSY, SQLITE_LOCKED: the lowest byte of extended result codes
/** Too many connections, starting or shutting down, lock or statement timeout, serialization failure, deadlock. */
const postgresCodes = new Set(['53300', '57P01', '57P02', '57P03', '55P03', '57014', '40001', '40P01']);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of pg and its pool, which set no code on these errors. */
const messagesWithoutCode = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** The database does not answer now. A transaction that ends with this error is rolled back, unless its commit was under way. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Whether the database is temporarily unavailable, so that the same call may succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseBusy);
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode = 0 } = error as Error & { code?: unknown; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has(errcode & 0xff);
  return typeof code === 'string'
    ? postgresCodes.has(code) || networkCodes.has(code)
    : messagesWithoutCode.test(error.message);
}
