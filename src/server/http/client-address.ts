import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { AppContext, AppEnv } from './app-env.ts';

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

/** Logs once what requests show about a proxy that the configuration does not know of. */
export function warnAboutProxy(
  { siteUrl, trustedProxies }: Pick<Config, 'siteUrl' | 'trustedProxies'>,
  log: Log,
): MiddlewareHandler<AppEnv> {
  const warnings = new Map<string, (header: (name: string) => string | undefined) => boolean>([
    [
      'SITE_URL does not begin with https, but a proxy says that visitors use https: cookies are not limited to https, and links begin with http',
      (header) => siteUrl.protocol === 'http:' && header('X-Forwarded-Proto') === 'https',
    ],
    [
      'TRUST_PROXY is 0, but requests have X-Forwarded-For: all visitors behind that proxy count as one client',
      (header) => trustedProxies === 0 && header('X-Forwarded-For') !== undefined,
    ],
  ]);
  return (c, next) => {
    for (const [message, applies] of warnings) {
      if (!applies((name) => c.req.header(name))) continue;
      log.error(message);
      warnings.delete(message);
    }
    return next();
  };
}
