import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { programName } from './postgres-pool.ts';

/** All in ms. */
const times = {
  /** Timeout for connecting and for each answer, in ms. */
  answer: 3_000,
  /** A connection whose other end has gone reports nothing, so it is asked for an answer. */
  check: 10_000,
  firstRetry: 100,
  lastRetry: 5_000,
};

/**
 * PostgreSQL only: calls `onChange` when a change to what visitors see is committed (`changeRecord` notifies), and after each new
 * connection, because notifications are lost in the meantime. It has a connection of its own, until the returned function is called.
 */
export function listenForContent(url: string, onChange: () => void, log: Log): () => void {
  const stopping = new AbortController();
  void listenAlways(stopping.signal);
  return () => stopping.abort();

  async function listenAlways(signal: AbortSignal) {
    let retryMs = times.firstRetry;
    let isDown = false;
    const onListening = () => {
      if (isDown) log.info('listening for changes of other instances again');
      isDown = false;
      retryMs = times.firstRetry;
      onChange();
    };
    while (!signal.aborted) {
      const error: unknown = await listenUntilLost({ url, onChange, onListening, signal }).catch(
        (error: unknown) => error,
      );
      if (signal.aborted) return;
      if (!isDown)
        log.error('listening for changes of other instances failed; polling finds them within a second', { error });
      isDown = true;
      await setTimeout(retryMs, undefined, { ref: false });
      retryMs = Math.min(retryMs * 2, times.lastRetry);
    }
  }
}

interface Listener {
  url: string;
  onListening: () => void;
  onChange: () => void;
  signal: AbortSignal;
}

/** Rejects when the connection is lost, or when the signal is aborted. */
async function listenUntilLost({ url, onListening, onChange, signal }: Listener) {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${programName} listener`,
    connectionTimeoutMillis: times.answer,
    query_timeout: times.answer,
  });
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => undefined); // a query in progress reports it too
  client.on('error', reject).on('end', () => reject(new Error('The connection was closed.')));
  client.on('notification', onChange);
  try {
    await client.connect();
    await client.query('listen content_changed');
    onListening();
    for (;;) {
      await Promise.race([setTimeout(times.check, undefined, { signal, ref: false }), lost]);
      await client.query('select 1');
    }
  } finally {
    void client.end();
  }
}
