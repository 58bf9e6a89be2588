import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { errorBody } from './error-body.ts';

// Refusals that come before the application, so cheap that a flood of them costs little.

interface Refusal {
  code: ErrorCode;
  /** The code's own sentence when left out. */
  detail?: string;
  retryAfterSeconds?: number;
}

/** Refuses a request: programs get the one shape of every error, people a page with its sentence. */
export function refuse(response: ServerResponse, { code, detail, retryAfterSeconds }: Refusal) {
  const requestId = randomUUID();
  const problem = errorBody({ code, requestId, ...(detail && { detail }) });
  const isForPeople = !response.req.url?.startsWith('/api/');
  const body = isForPeople ? pageOf(problem.detail) : JSON.stringify(problem);
  response.writeHead(problem.status, {
    'Content-Type': isForPeople ? 'text/html; charset=utf-8' : 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...always,
    ...(retryAfterSeconds && { 'Retry-After': retryAfterSeconds }),
  });
  response.end(body);
}

/** Refuses what is no whole request, and ends its connection. */
export function refuseConnection(socket: Socket, code: ErrorCode) {
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody({ code, requestId }));
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...always,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${errorStatus[code]} ${errorBody({ code, requestId }).title}\r\n${lines.join('')}\r\n${body}`);
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

function pageOf(sentence: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title></head>
<body><h1>One moment, please</h1><p>${sentence}</p></body></html>
`;
}
