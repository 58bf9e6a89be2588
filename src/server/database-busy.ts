const sqliteCodes = new Set([5, 6]); // SQLITE_BUSY, SQLITE_LOCKED; in the larger codes with reasons the lowest byte
/** PostgreSQL's: too many connections, starting or stopping, a lock or a statement that took too long, a deadlock. */
const postgresCodes = new Set(['53300', '57P01', '57P02', '57P03', '55P03', '57014', '40001', '40P01']);
/** The way to it is cut, for now. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Of pg and its pool, which give no code. */
const withoutCode = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether this was thrown because the database cannot answer at the moment: the same call may well succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseBusy);
  if (!(error instanceof Error)) return false;
  const { code, errcode = 0 } = error as Error & { code?: unknown; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has(errcode & 0xff);
  return typeof code === 'string' ? postgresCodes.has(code) || networkCodes.has(code) : withoutCode.test(error.message);
}
