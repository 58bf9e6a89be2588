// See docs/decisions/0016-page-cache.md.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { formTokenPlace } from '#contract/visitor-routes.ts';
import type { Clock } from '#server/clock.ts';
import { type ContentVersion, versionInCookie } from '#server/content-version.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { OverloadGuard } from '#server/http/overload.ts';
import type { Log } from '#server/log.ts';
import { countOne, type Usage } from '#server/metrics/usage.ts';
import { previewKey } from '#server/preview-key.ts';
import { type PreparedResponse, prepare, withCachePolicy } from '#server/static/prepared-response.ts';
import { type PreparedTemplate, prepareTemplate } from '#server/static/prepared-template.ts';
import { send, sendFilled } from '#server/static/send.ts';
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

/**
 * A page that a browser has loaded in advance opens without a request. Shared caches never store this answer, and anyone who has
 * changed something never gets it.
 */
const prefetchPolicy = 'private, max-age=10';

/** A page with a form token is for one visitor. */
const tokenHeaders = { 'Cache-Control': 'no-store' };

/** No other cache may serve API data unvalidated: a program that has changed something expects to read the change. */
const dataHeaders = { 'Cache-Control': 'no-cache' };

interface PageCacheMiddlewareOptions {
  app: Hono<AppEnv>;
  pages: readonly CachedPage[];
  assets: ReadonlyMap<string, PreparedResponse>;
  contentVersion: Pick<ContentVersion, 'current' | 'withdrawals' | 'refresh'>;
  /** Some pages change at midnight in this zone. */
  timeZone: () => Promise<string>;
  siteUrl: URL;
  createFormToken: () => string;
  /** Counts what the cache can answer, in numbers: an observed duration would cost a tenth of a cached page. */
  usage: Pick<Usage, 'pageCache'>;
  routeOf: (url: string) => string;
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
  createFormToken,
  usage: { pageCache },
  routeOf,
  admit,
  enabled,
  clock,
  log,
}: PageCacheMiddlewareOptions): PageCacheMiddleware {
  const cacheKey = createCacheKey(pages);
  const versionOf = ({ cookie = '' }: IncomingMessage['headers']) =>
    versionInCookie(cookie, siteUrl.protocol === 'https:');
  const cache = createPageCache({ maxBytes, contentVersion, clock, render });

  /** Reads a page that the browser may need soon, for someone who has changed nothing. */
  const isPrefetch = (headers: IncomingMessage['headers']) =>
    headers['sec-purpose'] === 'prefetch' && versionOf(headers) < 0;

  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const asset = assets.get(url);
    if (asset) {
      countOne(pageCache.hits, '/assets/');
      send(asset, request, response);
      return logAnswer(request, response);
    }
    // Administrators see their own change at once, even if another instance took it and this one has not heard of it
    // yet.
    if (headers.cookie && versionOf(headers) > contentVersion.current())
      return admit(request, response, async () => {
        await catchUp();
        answer(request, response, next);
      });
    answer(request, response, next);
  };

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { url = '', headers } = request;
    const key = enabled ? cacheKey(url) : undefined;
    // Administrators must see the latest data, including what another instance has just stored, and previewed pages what is not published.
    const isOwn = headers.authorization || previewKey.test(headers.referer ?? '');
    if (key === undefined || (isData(key) && isOwn)) return next();
    const page = cache.find(key);
    if (page) {
      countOne(pageCache.hits, key);
      if (!isData(key) && isPrefetch(request.headers) && 'variants' in page)
        send(withCachePolicy(page, prefetchPolicy), request, response);
      else sendPage(page, request, response);
      return logAnswer(request, response);
    }
    countOne(pageCache.misses, routeOf(key));
    admit(request, response, () =>
      cache.load(key).then(
        ({ page }) => {
          sendPage(page, request, response);
          logAnswer(request, response);
        },
        (error: unknown) => {
          log.error('a page could not be rendered', { key, error });
          next();
        },
      ),
    );
  }

  async function catchUp() {
    await contentVersion.refresh().catch((error: unknown) => {
      log.error('the content version could not be read for a browser that has changed something', { error });
    });
  }

  function sendPage(page: PreparedResponse | PreparedTemplate, request: IncomingMessage, response: ServerResponse) {
    if ('fill' in page) sendFilled(page, createFormToken(), request, response);
    else send(page, request, response);
  }

  /** Answers from memory are so many that they are logged only in search of an error. */
  function logAnswer({ method, url = '' }: IncomingMessage, { statusCode: status }: ServerResponse) {
    log.debug?.('request', { method, path: routeOf(url), status, from: 'memory' });
  }

  /** Requests the page with nothing but its address, so that nothing personal can get into a shared page. */
  async function render(key: string): Promise<Rendered<PreparedResponse | PreparedTemplate>> {
    // Openings, notices and the year in the footer change at midnight. A page that is rendered across it is stale at once.
    const expiresAt = await nextExpiry(clock, timeZone);
    const template = { hasPlace: false };
    const response = await app.fetch(new Request(new URL(key, siteUrl)), { clientAddress: 'page cache', template });
    const outcome = outcomeOf(response);
    if (outcome === 'failed')
      log.error('a page could not be rendered, or a part of it', { key, status: response.status });
    const body = Buffer.from(await response.arrayBuffer());
    const gap = template.hasPlace ? splitAtPlace(body, key) : undefined;
    const headers = headersOf(response, outcome, gap ? tokenHeaders : isData(key) ? dataHeaders : pageHeaders);
    const length = createFormToken().length;
    const prepareWith = (effort: 'quick' | 'best') =>
      gap
        ? prepareTemplate(response.status, headers, { ...gap, length }, effort)
        : prepare(response.status, headers, body, effort);
    const page = await prepareWith('quick');
    const improve = () =>
      prepareWith('best').catch((error: unknown) => {
        log.error('a page could not be compressed', { key, error });
        return page;
      });
    return { page, outcome, expiresAt, improve };
  }
}

function isData(key: string) {
  return key.startsWith('/api/');
}

type Outcome = Rendered<PreparedResponse>['outcome'];

function outcomeOf({ status, headers }: Response): Outcome {
  if (status >= 500) return 'failed';
  if (status !== 200 || headers.has('Set-Cookie')) return 'uncacheable';
  // `pages.ts` marks pages in this way: with a failed part, or at an address that nothing leads to.
  const policy = headers.get('Cache-Control');
  if (policy === 'no-store') return 'failed';
  return policy?.startsWith('private') ? 'uncacheable' : 'cacheable';
}

/**
 * Splits a body at the form token: in a page, at the hidden field of its form, not at its inline script, whose hash the
 * policy contains; in data, at its only place. Returns undefined if the page shows no form.
 */
function splitAtPlace(body: Buffer, key: string) {
  const attribute = `${/\.(?:data|json)$/.test(key) ? '' : 'value='}"${formTokenPlace}"`;
  const at = body.indexOf(attribute);
  if (at < 0) return undefined;
  const start = at + attribute.indexOf(formTokenPlace);
  return { before: body.subarray(0, start), after: body.subarray(start + formTokenPlace.length) };
}

/** The headers without those that belong to a single request, and with the page's cache policy. */
function headersOf({ headers }: Response, outcome: Outcome, policy: Readonly<Record<string, string>>) {
  const perRequest = new Set(['x-request-id', 'cache-control', 'content-length', 'transfer-encoding']);
  const shared = [...headers]
    .filter(([name]) => !perRequest.has(name))
    .map(([name, value]) => [capitalized(name), value]);
  return {
    ...(Object.fromEntries(shared) as Record<string, string>),
    ...(outcome === 'cacheable' ? policy : { 'Cache-Control': 'no-store' }),
  };
}

function capitalized(name: string) {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
