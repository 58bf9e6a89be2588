import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus, type Problem } from '#contract/errors.ts';
import * as refusals from '#contract/messages/refusals.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { addressIn, type Language, languageOfPath } from '#contract/plain/languages.ts';
import { AppError } from '#server/app-error.ts';
import { isDatabaseBusy } from '#server/db/database-busy.ts';
import { isDiskFull, isDiskReadOnly } from '#server/files/disk-full.ts';
import type { Log } from '#server/log.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { translateSentence } from '#server/words/translate-sentence.ts';
import { htmlIn, wordsOf } from '#server/words/words-of.ts';
import type { AppContext } from './app-env.ts';
import { askedLanguage } from './request-language.ts';

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
  const language = askedLanguage(c.req.query('lang'), c.req.header('Accept-Language'));
  const body = errorBody({
    code,
    extras,
    errors: errors?.map((one) => ({ ...one, message: translateSentence(one.message, language) })),
    detail: translateSentence(detailOf(known, c), language),
    requestId: c.get('traceIds').requestId,
  });
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
  return refusals.byCode[code];
}

/** Names of RFC 9110 where Node has those of earlier standards. */
const newerTitles: Readonly<Record<number, string>> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

interface ErrorParts extends Partial<Pick<AppError, 'errors' | 'extras'>> {
  code: ErrorCode;
  requestId: string;
  /** Defaults to the message of the code. */
  detail?: string;
}

/** The body of every error response: problem details (RFC 9457). */
function errorBody({ code, requestId, detail = refusals.byCode[code], errors, extras }: ErrorParts): Problem {
  const status = errorStatus[code];
  return {
    type: 'about:blank',
    title: newerTitles[status] ?? STATUS_CODES[status] ?? '',
    status,
    code,
    detail,
    requestId,
    ...(errors && { errors: [...errors] }),
    ...extras,
  };
}

/** Says why an answer comes from the page cache or not (RFC 9211). */
export const cacheStatus = (reason: string) => ({ 'cache-status': `clinic; ${reason}` });

// Error responses that are sent before a request reaches the application. They are cheap, so that a flood of them costs little.

/** Answers a request with an error: problem details for API calls, a short HTML page for any other address. */
export function sendError(
  response: ServerResponse,
  { retryAfterSeconds, ...parts }: Pick<ErrorParts, 'code' | 'detail'> & { retryAfterSeconds?: number },
) {
  const { url = '/', headers } = response.req;
  const isForPeople = !url.startsWith('/api/');
  const language = isForPeople ? languageOfPath(url).language : askedLanguage(undefined, headers['accept-language']);
  const english = errorBody({ ...parts, requestId: randomUUID() });
  const problem = { ...english, detail: translateSentence(english.detail, language) };
  const { oneMoment } = wordsOf(language).plainPages;
  const body = isForPeople ? plainPage(oneMoment, problem.detail, language) : JSON.stringify(problem);
  response.writeHead(problem.status, {
    ...headersFor(problem, body),
    ...(isForPeople && { 'Content-Type': 'text/html; charset=utf-8' }),
    ...cacheStatus('fwd=bypass; detail=refused'),
    ...(retryAfterSeconds && { 'Retry-After': retryAfterSeconds }),
  });
  response.end(body);
}

/** Answers a malformed or incomplete request, and closes its connection. */
export function sendErrorAndClose(socket: Socket, code: ErrorCode) {
  const problem = errorBody({ code, requestId: randomUUID() });
  const body = JSON.stringify(problem);
  const lines = Object.entries(headersFor(problem, body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`);
}

function headersFor({ requestId }: Problem, body: string) {
  return {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/** A page without scripts and styles, for what must cost little. */
export function plainPage(heading: string, message: string, language: Language) {
  return `<!doctype html>
${htmlIn(language)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body><h1>${heading}</h1><p>${message}</p><p><a href="${addressIn(language, '/')}">${wordsOf(language).plainPages.goHome}</a></p></body></html>
`;
}
