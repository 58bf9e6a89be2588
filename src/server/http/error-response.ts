import { errorStatus } from '#contract/errors.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { isDatabaseBusy } from '#server/database-busy.ts';
import { isDiskFull } from '#server/disk-full.ts';
import type { Log } from '#server/log.ts';
import type { AppContext } from './app-env.ts';
import { AppError } from './app-error.ts';
import { errorBody, sentences } from './error-body.ts';

/** Turns whatever was thrown into problem details. What nobody foresaw goes to the log, and only its id to the client. */
export function respondToError(error: unknown, c: AppContext, log: Log): Response {
  const known = error instanceof AppError ? error : describeFault(error);
  const fault = known === error ? known.cause : error;
  if (fault) log.error('request failed', { requestId: c.get('requestId'), error: fault });
  const { code, errors } = known;
  const body = errorBody({ code, errors, detail: detailOf(known, c), requestId: c.get('requestId') });
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...known.headers };
  return c.body(JSON.stringify(body), errorStatus[code], headers);
}

/** It may take a person to make room, so there is no use in coming again at once. */
const roomAgainSeconds = 60;
const databaseAgainSeconds = 5;

function describeFault(error: unknown) {
  if (isDiskFull(error)) return unavailable(serverMessages.diskFull, roomAgainSeconds);
  if (isDatabaseBusy(error)) return unavailable(serverMessages.databaseBusy, databaseAgainSeconds);
  return new AppError('internal');
}

function unavailable(sentence: string, seconds: number) {
  return new AppError('unavailable', sentence, { headers: { 'Retry-After': String(seconds) } });
}

function detailOf({ code, message, errors }: AppError, c: AppContext) {
  if (message) return message;
  if (errors?.length === 1 && errors[0]) return errors[0].message;
  const endpoint = c.get('endpoint');
  if (code === 'not-found' && endpoint?.notFound) return endpoint.notFound;
  if (code === 'internal' && endpoint?.failure) return endpoint.failure;
  return sentences[code];
}
