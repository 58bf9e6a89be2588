import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Headers and content as they came. */
  source: string;
}

/** A real mail server on this machine that takes everything, or what `options` say. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      text(stream).then((source) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        callback();
      }, callback);
    },
    ...options,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.on('error', reject);
  const { port } = await new Promise<{ port: number }>((listening) => {
    const listener = server.listen(0, '127.0.0.1', () => listening(listener.address() as { port: number }));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Ends all connections without a word. */
    dropConnections() {
      for (const { _socket: socket } of server.connections as unknown as Set<{ _socket: Socket }>) socket.destroy();
    },
    close: () => {
      server.close(() => resolve());
      return promise;
    },
  };
}
