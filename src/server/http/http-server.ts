import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorCode } from '#contract/errors.ts';
import { sendErrorAndClose } from './error-response.ts';

const defaults = {
  /** Time from the start of a connection or request until all headers have arrived. */
  headersMs: 10_000,
  /** Time until the body has arrived too: the largest picture takes a while over a slow connection. */
  requestMs: 120_000,
  /** How long a connection may be idle between requests. A proxy that leaves it idle for longer may send into a closed one. */
  idleMs: 75_000,
  /** How long a client may take none of what is ready to be sent. */
  stalledMs: 30_000,
  /** Time from the end of a response until the client has taken all of it. */
  responseMs: 120_000,
  /** How often the limits are checked. */
  checkMs: 1_000,
};

interface ClientError extends NodeJS.ErrnoException {
  /** The last bytes that arrived, and how many of them could be read. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

function codeOf({ code, rawPacket, bytesParsed }: ClientError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too-slow';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'malformed-request';
  // The parser does not say which part is too long, but an address is the one without a space.
  const read = rawPacket?.toString('latin1', 0, bytesParsed) ?? ' ';
  return /^(?:[A-Z]+ )?\S*$/.test(read) ? 'address-too-long' : 'too-large';
}

/**
 * Node's HTTP server with time limits for receiving and sending. Slow and malformed requests get an error response, then the
 * connection is closed; so is that of a client that does not take its responses.
 */
export function createHttpServer(changed: Partial<typeof defaults> = {}): Server {
  const limits = { ...defaults, ...changed };
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  const isAnswering = boundSending(server, limits);
  return server.on('clientError', (error: ClientError, socket: Socket) => {
    // The client would take an error response for a part of one that has begun.
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else sendErrorAndClose(socket, codeOf(error));
  });
}

/** Returns whether a response has begun on a connection and not ended. */
function boundSending(server: Server, { stalledMs, responseMs, checkMs }: typeof defaults) {
  /** The responses that have not been sent, by connection, with the time by which they must be, once they have ended. */
  const unsent = new Map<Socket, Map<ServerResponse, number>>();

  server.on('connection', (socket) => {
    unsent.set(socket, new Map());
    socket.once('close', () => unsent.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response) => {
    const responses = unsent.get(socket);
    responses?.set(response, Infinity);
    response.once('close', () => responses?.delete(response));
  });

  // The timeout of a socket restarts whenever bytes move. A handler that still works has nothing to send.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0 || !unsent.get(socket)?.size) socket.destroy();
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [socket, responses] of unsent) {
      for (const [response, deadline] of responses) {
        if (deadline <= now) socket.destroy();
        else if (deadline === Infinity && response.writableEnded) responses.set(response, now + responseMs);
      }
    }
  }, checkMs).unref();
  server.once('close', () => clearInterval(check));
  return (socket: Socket) => [...(unsent.get(socket)?.keys() ?? [])].some(({ headersSent }) => headersSent);
}

/** How long requests in progress may still take once no one can connect any more. */
const finishMs = 8_000;

interface CloseOptions {
  /** How long to go on taking requests, so that balancers notice that there will soon be no more. */
  drainMs: number;
  /** Called when no one can connect any more, so that the readers of streams reach another instance. */
  endStreams: () => void;
}

/** Returns how to close the server without dropping a request. */
export function prepareToClose(server: Server) {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  return async ({ drainMs, endStreams }: CloseOptions) => {
    if (!server.listening) return endStreams();
    // `Connection: close` tells proxies not to send another request over the same connection.
    isClosing = true;
    for (const response of open) response.shouldKeepAlive = false;
    await wait(drainMs);

    const closed = new Promise((resolve) => server.close(resolve));
    endStreams();
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    const force = setTimeout(() => server.closeAllConnections(), finishMs);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(force);
  };
}
