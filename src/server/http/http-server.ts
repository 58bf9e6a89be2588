import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { sendErrorAndClose } from './node-error-response.ts';

export interface ConnectionLimits {
  /** From the start of a connection or request until all headers have arrived. */
  headersMs: number;
  /** Until the body has arrived too: the largest picture takes a while over a slow connection. */
  requestMs: number;
  /** How often the two limits are checked. */
  checkMs: number;
}

const defaults: ConnectionLimits = { headersMs: 10_000, requestMs: 120_000, checkMs: 1_000 };

const codes: Record<string, ErrorCode> = { ERR_HTTP_REQUEST_TIMEOUT: 'too-slow', HPE_HEADER_OVERFLOW: 'too-large' };

/** Node's HTTP server with time limits. Slow and malformed requests get an error response, then the connection is closed. */
export function createHttpServer({ headersMs, requestMs, checkMs } = defaults): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  });
  return server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Once response bytes have been written, the client would take an error response for a part of them.
    if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
    else sendErrorAndClose(socket, codes[error.code ?? ''] ?? 'malformed-request');
  });
}
