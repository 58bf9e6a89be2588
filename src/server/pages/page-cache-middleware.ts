import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import type { ContentVersion } from '#server/content-version.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { OverloadGuard } from '#server/http/overload.ts';
import type { Log } from '#server/log.ts';
import { type PreparedResponse, prepare } from '#server/static/prepared-response.ts';
import { send } from '#server/static/send.ts';
import { type CachedPage, createCacheKey } from './cache-key.ts';
import { createPageCache, nextExpiry, type Rendered } from './page-cache.ts';

const maxBytes = 64 * 2 ** 20;

/**
 * Browsers revalidate every time, and get 304 when nothing has changed. Shared caches may serve a page for ten seconds without
 * revalidating and, where they support the second header, for another minute while they revalidate.
 */
const pageHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=10',
  'CDN-Cache-Control': 'public, max-age=10, stale-while-revalidate=60',
};

/** No other cache may serve API data unvalidated: a program that has changed something expects to read the change. */
const dataHeaders = { 'Cache-Control': 'no-cache' };

interface PageCacheMiddlewareOptions {
  app: Hono<AppEnv>;
  pages: readonly CachedPage[];
  assets: ReadonlyMap<string, PreparedResponse>;
  contentVersion: Pick<ContentVersion, 'current' | 'withdrawals'>;
  /** Some pages change at midnight in this zone. */
  timeZone: () => Promise<string>;
  siteUrl: URL;
  /** Rendering passes the guard against overload; what is in the cache does not. */
  admit: OverloadGuard['admit'];
  /** False when `PAGE_CACHE=off`. */
  enabled: boolean;
  clock: Clock;
  log: Log;
}

export type PageCacheMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Sees every request before the application and answers assets and cached pages. A request goes to the application, uncached,
 * when one of these holds:
 * - its method is not GET or HEAD,
 * - `PAGE_CACHE` is off,
 * - `cache-key.ts` has no key for its address,
 * - it reads an API list with an `Authorization` header.
 *
 * A page that has a key is rendered again when the content version has changed, midnight has passed, the cache was full (see
 * `page-cache.ts`), or the last response was not cacheable (see `outcomeOf`).
 */
export function createPageCacheMiddleware({
  app,
  pages,
  assets,
  contentVersion,
  timeZone,
  siteUrl,
  admit,
  enabled,
  clock,
  log,
}: PageCacheMiddlewareOptions): PageCacheMiddleware {
  const cacheKey = createCacheKey(pages);
  const cache = createPageCache({ maxBytes, contentVersion, clock, render });

  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asset = assets.get(url);
    if (asset) return send(asset, request, response);
    const key = enabled ? cacheKey(url) : undefined;
    // Administrators must see the latest data, including what another instance has just stored.
    if (key === undefined || (isData(key) && headers.authorization)) return next();
    const page = cache.find(key);
    if (page) return send(page, request, response);
    admit(request, response, () =>
      cache.load(key).then(
        ({ page }) => send(page, request, response),
        (error: unknown) => {
          log.error('a page could not be rendered', { key, error });
          next();
        },
      ),
    );
  };

  /** Requests the page with nothing but its address, so that nothing personal can get into a shared page. */
  async function render(key: string): Promise<Rendered<PreparedResponse>> {
    // Openings, notices and the year in the footer change at midnight. A page that is rendered across it is stale at once.
    const expiresAt = await nextExpiry(clock, timeZone);
    const response = await app.fetch(new Request(new URL(key, siteUrl)), { clientAddress: 'page cache' });
    const outcome = outcomeOf(response);
    if (outcome === 'failed')
      log.error('a page could not be rendered, or a part of it', { key, status: response.status });
    const headers = headersOf(response, outcome, key);
    const html = Buffer.from(await response.arrayBuffer());
    const page = await prepare(response.status, headers, html);
    const improve = () =>
      prepare(response.status, headers, html, 'best').catch((error: unknown) => {
        log.error('a page could not be compressed', { key, error });
        return page;
      });
    return { page, outcome, expiresAt, improve };
  }
}

function isData(key: string) {
  return key.startsWith('/api/');
}

function outcomeOf({ status, headers }: Response): Rendered<PreparedResponse>['outcome'] {
  if (status >= 500) return 'failed';
  if (status !== 200 || headers.has('Set-Cookie')) return 'uncacheable';
  // `pages.ts` marks pages in this way: with a failed part, or at an address that nothing leads to.
  const policy = headers.get('Cache-Control');
  if (policy === 'no-store') return 'failed';
  return policy?.startsWith('private') ? 'uncacheable' : 'cacheable';
}

/** The headers without those that belong to a single request, and with the page's cache policy. */
function headersOf({ headers }: Response, outcome: Rendered<PreparedResponse>['outcome'], key: string) {
  const perRequest = new Set(['x-request-id', 'cache-control', 'content-length', 'transfer-encoding']);
  const shared = [...headers]
    .filter(([name]) => !perRequest.has(name))
    .map(([name, value]) => [capitalized(name), value]);
  return {
    ...(Object.fromEntries(shared) as Record<string, string>),
    ...(outcome === 'cacheable' ? (isData(key) ? dataHeaders : pageHeaders) : { 'Cache-Control': 'no-store' }),
  };
}

function capitalized(name: string) {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
