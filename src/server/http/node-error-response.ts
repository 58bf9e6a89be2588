import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { errorBody } from './error-body.ts';

/** Says why an answer comes from the page cache or not (RFC 9211). */
export const cacheStatus = (reason: string) => ({ 'cache-status': `clinic; ${reason}` });

// Error responses that are sent before a request reaches the application. They are cheap, so that a flood of them costs little.

interface ErrorOptions {
  code: ErrorCode;
  /** Defaults to the message of the code. */
  detail?: string;
  retryAfterSeconds?: number;
}

/** Answers a request with an error: problem details for API calls, a short HTML page for any other address. */
export function sendError(response: ServerResponse, { code, detail, retryAfterSeconds }: ErrorOptions) {
  const requestId = randomUUID();
  const problem = errorBody({ code, requestId, ...(detail && { detail }) });
  const isForPeople = !response.req.url?.startsWith('/api/');
  const body = isForPeople ? plainPage('One moment, please', problem.detail) : JSON.stringify(problem);
  response.writeHead(problem.status, {
    'Content-Type': isForPeople ? 'text/html; charset=utf-8' : 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...cacheStatus('fwd=bypass; detail=refused'),
    'X-Request-Id': requestId,
    ...securityHeaders,
    ...(retryAfterSeconds && { 'Retry-After': retryAfterSeconds }),
  });
  response.end(body);
}

/** Answers a malformed or incomplete request, and closes its connection. */
export function sendErrorAndClose(socket: Socket, code: ErrorCode) {
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody({ code, requestId }));
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...securityHeaders,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${errorStatus[code]} ${errorBody({ code, requestId }).title}\r\n${lines.join('')}\r\n${body}`);
}

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A page without scripts and styles, for what must cost little. */
export function plainPage(heading: string, message: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body><h1>${heading}</h1><p>${message}</p><p><a href="/">Go to the home page</a></p></body></html>
`;
}
