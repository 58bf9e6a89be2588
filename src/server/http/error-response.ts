import { type ErrorCode, errorStatus, type Problem } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isDiskFull } from '#server/disk-full.ts';
import type { Log } from '#server/log.ts';
import type { AppContext } from './app-env.ts';
import { AppError } from './app-error.ts';

const sentences: Record<ErrorCode, string> = {
  'malformed-request': 'The request could not be read.',
  unauthenticated: 'Please sign in to do this.',
  'second-factor-required': messages.session.enterCode,
  forbidden: 'This request came from another site, so it was refused.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This cannot be done at this address.',
  stale: 'Someone else has changed this in the meantime.',
  'too-large': 'This is too large to be sent.',
  'unsupported-type': 'This kind of content is not understood here.',
  invalid: 'Please check what you entered.',
  'too-many': 'There were too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'This is not available right now. Please try again in a moment.',
};

const titles: Record<ErrorCode, string> = {
  'malformed-request': 'Bad Request',
  unauthenticated: 'Unauthorized',
  'second-factor-required': 'Unauthorized',
  forbidden: 'Forbidden',
  'not-found': 'Not Found',
  'method-not-allowed': 'Method Not Allowed',
  stale: 'Precondition Failed',
  'too-large': 'Content Too Large',
  'unsupported-type': 'Unsupported Media Type',
  invalid: 'Unprocessable Content',
  'too-many': 'Too Many Requests',
  internal: 'Internal Server Error',
  unavailable: 'Service Unavailable',
};

/** Turns whatever was thrown into problem details. What nobody foresaw goes to the log, and only its id to the client. */
export function respondToError(error: unknown, c: AppContext, log: Log): Response {
  const known = error instanceof AppError ? error : describeFault(error);
  const fault = known === error ? known.cause : error;
  if (fault) log.error('request failed', { requestId: c.get('requestId'), error: fault });
  const body: Problem = {
    type: 'about:blank',
    title: titles[known.code],
    status: errorStatus[known.code],
    code: known.code,
    detail: detailOf(known, c),
    requestId: c.get('requestId'),
    ...(known.errors && { errors: [...known.errors] }),
  };
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...known.headers };
  return c.body(JSON.stringify(body), errorStatus[known.code], headers);
}

/** It may take a person to make room, so there is no use in coming again at once. */
const roomAgainSeconds = 60;

function describeFault(error: unknown) {
  if (!isDiskFull(error)) return new AppError('internal');
  const headers = { 'Retry-After': String(roomAgainSeconds) };
  return new AppError('unavailable', messages.server.diskFull, { headers });
}

function detailOf({ code, message, errors }: AppError, c: AppContext) {
  if (message) return message;
  if (errors?.length === 1 && errors[0]) return errors[0].message;
  const endpoint = c.get('endpoint');
  if (code === 'not-found' && endpoint?.notFound) return endpoint.notFound;
  if (code === 'internal' && endpoint?.failure) return endpoint.failure;
  return sentences[code];
}
