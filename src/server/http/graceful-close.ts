import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

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
