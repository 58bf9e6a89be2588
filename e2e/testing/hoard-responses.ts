import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface HoarderOptions {
  url: string;
  /** One of the addresses of this machine. */
  localAddress?: string;
  /** Lines of further headers. */
  headers?: string;
}

/** The largest script or style of the home page. */
async function findLargeAsset(url: string) {
  const html = await (await fetch(url)).text();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  const sizes = await Promise.all(
    assets.map(async (asset) => ({ asset, size: (await (await fetch(url + asset)).arrayBuffer()).byteLength })),
  );
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.asset ?? '/';
}

/** Prepares connections that ask for 60 large assets and 620 small answers in one write, and read nothing. */
export async function prepareHoarder({ url, localAddress, headers = '' }: HoarderOptions) {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
  const burst = get(await findLargeAsset(url)).repeat(60) + get('/api/form-token').repeat(620);
  const { port, hostname } = new URL(url);
  return async function hoard(): Promise<Socket> {
    const socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) }).pause();
    socket.on('error', () => undefined); // the server may disconnect it
    await once(socket, 'connect');
    socket.write(burst);
    return socket;
  };
}
