import type { IncomingMessage } from 'node:http';
import type { AppContext } from './app-env.ts';

/** The address by which clients are limited. A page that calls the API in-process passes on its visitor's. */
export function clientAddress({ env }: AppContext, trustedProxies: number): string {
  if (env?.clientAddress) return env.clientAddress;
  return env?.incoming ? requestAddress(env.incoming, trustedProxies) : 'unknown';
}

/**
 * Returns the client's address. Only the entries of X-Forwarded-For that trusted proxies wrote count: with one proxy
 * the last entry, with two the one before it.
 */
export function requestAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
) {
  const claimed = trustedProxies > 0 ? forwardedEntry(headers['x-forwarded-for'], trustedProxies) : undefined;
  return network(claimed || socket.remoteAddress || 'unknown');
}

function forwardedEntry(header: string | string[] | undefined, fromEnd: number) {
  const entry = String(header ?? '')
    .split(',')
    .at(-fromEnd);
  return withoutPort(entry?.trim());
}

/** Some proxies append the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(entry = '') {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** One subscriber usually has a whole /64 of IPv6 addresses, so a /64 counts as one client. */
function network(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':');
}
