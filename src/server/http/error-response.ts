import { errorStatus } from '#contract/errors.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { isDatabaseBusy } from '#server/database-busy.ts';
import { isDiskFull, isDiskReadOnly } from '#server/disk-full.ts';
import type { Log } from '#server/log.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import type { AppContext } from './app-env.ts';
import { AppError } from './app-error.ts';
import { defaultMessages, errorBody } from './error-body.ts';

/** Turns an error into problem details (RFC 9457). Unexpected errors are logged; the client gets only the request id. */
export function respondToError(error: unknown, c: AppContext, log: Log): Response {
  const known = error instanceof AppError ? error : toAppError(error);
  const unexpected = known === error ? known.cause : error;
  if (unexpected) {
    // A client that went away is no fault of the server, though what was under way may fail because of it.
    const write = c.req.raw.signal.aborted ? log.info : log.error;
    write('request failed', { ...c.get('traceIds'), error: unexpected });
  }
  const { code, errors, extras } = known;
  const body = errorBody({ code, errors, extras, detail: detailOf(known, c), requestId: c.get('traceIds').requestId });
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...known.headers };
  return c.body(JSON.stringify(body), errorStatus[code], headers);
}

/** Someone may have to see to the disk, so an immediate retry is pointless. */
const diskRetrySeconds = 60;
const databaseBusyRetrySeconds = 5;
const storageRetrySeconds = 5;

function toAppError(error: unknown) {
  if (isDiskFull(error)) return unavailable(serverMessages.diskFull, diskRetrySeconds);
  if (isDiskReadOnly(error)) return unavailable(serverMessages.diskReadOnly, diskRetrySeconds);
  if (error instanceof StorageUnavailable) return unavailable(serverMessages.storageUnavailable, storageRetrySeconds);
  if (isDatabaseBusy(error)) return unavailable(serverMessages.databaseBusy, databaseBusyRetrySeconds);
  return new AppError('internal');
}

function unavailable(message: string, seconds: number) {
  return new AppError('unavailable', message, { headers: { 'Retry-After': String(seconds) } });
}

function detailOf({ code, message, errors }: AppError, c: AppContext) {
  if (message) return message;
  if (errors?.length === 1 && errors[0]) return errors[0].message;
  const endpoint = c.get('endpoint');
  if (code === 'not-found' && endpoint?.notFound) return endpoint.notFound;
  if (code === 'internal' && endpoint?.failure) return endpoint.failure;
  return defaultMessages[code];
}
