import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { refuseConnection } from './raw-refusal.ts';

export interface ConnectionLimits {
  /** From the beginning of a connection or request until all headers are there. */
  headersMs: number;
  /** Until the body is there too: the largest picture over a slow line takes a while. */
  requestMs: number;
  /** How often it is looked whether one of these is over. */
  checkMs: number;
}

const usual: ConnectionLimits = { headersMs: 10_000, requestMs: 120_000, checkMs: 1_000 };

const codes: Record<string, ErrorCode> = { ERR_HTTP_REQUEST_TIMEOUT: 'too-slow', HPE_HEADER_OVERFLOW: 'too-large' };

/** Node's server with bounds for what comes slowly or is no request at all: cut, with a sentence. */
export function createHttpServer({ headersMs, requestMs, checkMs } = usual): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  });
  return server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // After an answer, or in the midst of one, a second one would be taken for a part of it.
    if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
    else refuseConnection(socket, codes[error.code ?? ''] ?? 'malformed-request');
  });
}
