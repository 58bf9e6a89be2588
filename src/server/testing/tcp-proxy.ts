import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The address of the target, through the proxy. */
  url: string;
  /** Makes open connections lose everything that is sent, without closing them. New connections work. */
  silence(): void;
  /** Passes on what a client sends with this text, and closes that connection before the answer arrives. Once. */
  cutAfter(text: string): void;
  close(): void;
}

/** A network between the application and PostgreSQL that fails on request. */
export async function createTcpProxy(targetUrl: string, proxyPort = 0): Promise<TcpProxy> {
  const { hostname, port } = new URL(targetUrl);
  const pairs = new Set<{ client: Socket; target: Socket }>();
  let fatal: string | undefined;

  const server = createServer((client) => {
    const pair = { client, target: connect(Number(port), hostname) };
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      pair.target.destroy();
    };
    for (const socket of [client, pair.target]) socket.on('error', end).on('close', end);
    client.on('data', (data) => {
      if (!pairs.has(pair)) return;
      if (fatal !== undefined && data.includes(fatal)) {
        fatal = undefined;
        pairs.delete(pair);
        pair.target.once('data', end);
      }
      pair.target.write(data);
    });
    pair.target.on('data', (data) => {
      if (pairs.has(pair)) client.write(data);
    });
    pairs.add(pair);
  }).listen(proxyPort, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const silenced: { client: Socket; target: Socket }[] = [];
  return {
    url: url.href,
    silence() {
      silenced.push(...pairs);
      pairs.clear();
    },
    cutAfter(text) {
      fatal = text;
    },
    close() {
      server.close();
      for (const { client, target } of [...pairs, ...silenced]) {
        client.destroy();
        target.destroy();
      }
    },
  };
}
