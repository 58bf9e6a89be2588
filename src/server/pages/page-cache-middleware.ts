import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import type { ContentVersion } from '#server/content-version.ts';
import { nextMidnight } from '#server/days.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Log } from '#server/log.ts';
import { type Prepared, prepare } from '#server/static/prepared.ts';
import { send } from '#server/static/send.ts';
import { createPageCache, type Rendered } from './page-cache.ts';
import { type CachedPage, createPageKey } from './page-key.ts';

const mostBytes = 64 * 2 ** 20;

/**
 * Browsers ask every time, and hear 304 when nothing has changed. Shared caches may answer for ten seconds without asking
 * and, where they know the second header, for a minute more while they ask.
 */
const cacheHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=10',
  'CDN-Cache-Control': 'public, max-age=10, stale-while-revalidate=60',
};

/** Data is kept by nobody else: a program that has changed something wants to see that. */
const asking = { 'Cache-Control': 'no-cache' };

interface FrontParts {
  app: Hono<AppEnv>;
  pages: readonly CachedPage[];
  assets: ReadonlyMap<string, Prepared>;
  contentVersion: Pick<ContentVersion, 'current'>;
  /** Where days begin, which some pages depend on. */
  timeZone: () => Promise<string>;
  siteUrl: URL;
  /** False: pages are made anew each time. */
  pageCache: boolean;
  clock: Clock;
  log: Log;
}

/** Sees every request first. Answers assets and kept pages by itself, and leaves the rest to the application. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export function createPageCacheMiddleware({
  app,
  pages,
  assets,
  contentVersion,
  timeZone,
  siteUrl,
  pageCache,
  clock,
  log,
}: FrontParts): Front {
  const pageKey = createPageKey(pages);
  const cache = createPageCache({ mostBytes, version: contentVersion.current, clock, render });

  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asset = assets.get(url);
    if (asset) return send(asset, request, response);
    const key = pageCache ? pageKey(url) : undefined;
    // The desk sees what is stored at this moment, also what another instance has stored.
    if (key === undefined || (isData(key) && headers.authorization)) return next();
    const page = cache.find(key);
    if (page) return send(page, request, response);
    cache.load(key).then(
      (made) => send(made, request, response),
      (error: unknown) => {
        log.error('page failed', { key, error });
        next();
      },
    );
  };

  /** Asks with nothing but the address, so that nothing personal can come into what others will get. */
  async function render(key: string): Promise<Rendered<Prepared>> {
    const response = await app.fetch(new Request(new URL(key, siteUrl)), { clientAddress: 'page cache' });
    const kind = kindOf(response);
    if (kind === 'failed') log.error('a page could not be made anew', { key, status: response.status });
    const headers = headersOf(response, kind, key);
    const html = Buffer.from(await response.arrayBuffer());
    const page = await prepare(response.status, headers, html);
    const improve = () =>
      prepare(response.status, headers, html, 'best').catch((error: unknown) => {
        log.error('a page could not be compressed', { key, error });
        return page;
      });
    // Closing dates and New Year change pages without anyone's doing.
    return { page, kind, expiresAt: nextMidnight(clock(), await timeZone()), improve };
  }
}

function isData(key: string) {
  return key.startsWith('/api/');
}

function kindOf({ status, headers }: Response): Rendered<Prepared>['kind'] {
  if (status >= 500) return 'failed';
  return status === 200 && !headers.has('Set-Cookie') ? 'found' : 'missing';
}

/** In the spelling that was set; what belongs to one request is left out. */
function headersOf({ headers }: Response, kind: Rendered<Prepared>['kind'], key: string) {
  const own = new Set(['x-request-id', 'cache-control', 'content-length', 'transfer-encoding']);
  const kept = [...headers].filter(([name]) => !own.has(name)).map(([name, value]) => [capitalized(name), value]);
  return {
    ...(Object.fromEntries(kept) as Record<string, string>),
    ...(kind === 'found' ? (isData(key) ? asking : cacheHeaders) : { 'Cache-Control': 'no-store' }),
  };
}

function capitalized(name: string) {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
