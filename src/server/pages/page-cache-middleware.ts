// See docs/decisions/0016-page-cache.md.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { formTokenPlace } from '#contract/visitor-routes.ts';
import { cacheStatus } from '#server/http/error-response.ts';
import type { Admit } from '#server/http/limiter.ts';
import { askedLanguages } from '#server/http/request-language.ts';
import type { Log } from '#server/log.ts';
import { countOne, type Usage } from '#server/metrics/usage.ts';
import {
  type Effort,
  type PreparedResponse,
  type PreparedTemplate,
  prepare,
  prepareTemplate,
  send,
  sendFilled,
} from '#server/static/prepared-response.ts';
import { type ContentVersion, versionInCookie } from '#server/updates/content-version.ts';
import type { ApiResponseCacheOptions } from './api-response-cache.ts';
import { type CachedPage, createCacheKey, previewKey } from './cache-key.ts';
import { createPageCache, nextExpiry, type Rendered } from './page-cache.ts';

const maxBytes = 64 * 2 ** 20;

const policies = {
  /**
   * Browsers revalidate every time, and get 304 when nothing has changed. Shared caches may serve a page for ten seconds without
   * revalidating and, where they support the second header, for another minute while they revalidate.
   */
  page: {
    'cache-control': 'public, max-age=0, s-maxage=10',
    'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60',
  },
  /**
   * A page that a browser has loaded in advance opens without a request. Shared caches never store this answer, and anyone who has
   * changed something never gets it.
   */
  prefetched: { 'cache-control': 'private, max-age=10' },
  /** No other cache may serve API data unvalidated: a program that has changed something expects to read the change. */
  data: { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language' },
  /** A page with a form token is for one visitor. */
  none: { 'cache-control': 'no-store' },
};

interface PageCacheMiddlewareOptions extends ApiResponseCacheOptions {
  pages: readonly CachedPage[];
  assets: ReadonlyMap<string, PreparedResponse>;
  contentVersion: Pick<ContentVersion, 'current' | 'withdrawals' | 'refresh'>;
  siteUrl: URL;
  createFormToken: () => string;
  /** Counts what the cache can answer, in numbers: an observed duration would cost a tenth of a cached page. */
  usage: Pick<Usage, 'pageCache'>;
  routeOf: (url: string) => string;
  /** Rendering takes capacity; what is in the cache does not. */
  admit: Admit;
  /** False when `PAGE_CACHE=off`. */
  enabled: boolean;
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

  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return pass('fwd=method');
    const asset = assets.get(url);
    if (asset) {
      countOne(pageCache.hits, '/assets/');
      send(asset, request, response, cacheStatus('hit'));
      return logAnswer(request, response);
    }
    // Administrators see their own change at once, even if another instance took it and this one has not heard of it
    // yet.
    if (headers.cookie && versionOf(headers) > contentVersion.current())
      return admit(request, response, async () => {
        await catchUp();
        answer();
      });
    answer();

    function answer() {
      const key = inAskedLanguage(cacheKey(url), headers['accept-language']);
      if (!enabled) return pass('fwd=bypass; detail=off');
      if (key === undefined) return pass('fwd=bypass; detail=not-shared');
      // Administrators must see the latest data, including what another instance has just stored.
      if (isData(key) && headers.authorization) return pass('fwd=bypass; detail=signed-in');
      if (isData(key) && previewKey.test(headers.referer ?? '')) return pass('fwd=bypass; detail=preview');
      const page = cache.find(key);
      if (page) {
        countOne(pageCache.hits, key);
        return sendPage(page, 'hit', policyOf(key, headers));
      }
      countOne(pageCache.misses, routeOf(key));
      admit(request, response, () =>
        cache.load(key).then(
          ({ page: loaded, outcome }) => {
            const isGood = outcome === 'cacheable' || outcome === 'stale';
            sendPage(loaded, `fwd=miss; ${reasons[outcome]}`, isGood ? policyOf(key, headers) : policies.none);
          },
          (error: unknown) => {
            log.error('a page could not be rendered', { key, error });
            pass('fwd=miss; detail=failed');
          },
        ),
      );
    }

    function pass(reason: string) {
      response.setHeaders(new Map(Object.entries(cacheStatus(reason))));
      next();
    }

    function sendPage(page: PreparedResponse | PreparedTemplate, reason: string, policy: Record<string, string>) {
      const more = { ...policy, ...cacheStatus(reason) };
      if (!('frames' in page)) send(page, request, response, more);
      else
        sendFilled(page, createFormToken(), request, response, {
          ...cacheStatus(`${reason}; detail=form-token`),
          ...policies.none,
        });
      logAnswer(request, response);
    }
  };

  /** A page that the browser may need soon has a policy of its own, for someone who has changed nothing. */
  function policyOf(key: string, headers: IncomingMessage['headers']) {
    if (isData(key)) return policies.data;
    return headers['sec-purpose'] === 'prefetch' && versionOf(headers) < 0 ? policies.prefetched : policies.page;
  }

  async function catchUp() {
    await contentVersion.refresh().catch((error: unknown) => {
      log.error('the content version could not be read for a browser that has changed something', { error });
    });
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
    const gap = template.hasPlace ? splitAtPlace(body) : false;
    const { status } = response;
    const headers = Object.fromEntries(response.headers);
    for (const name of perRequest) delete headers[name];
    const prepareWith = (effort: Effort) =>
      gap ? prepareTemplate(status, headers, gap, effort) : prepare(status, headers, body, effort);
    const page = await prepareWith('quick');
    const improve = () =>
      prepareWith('best').catch((error: unknown) => {
        log.error('a page could not be compressed', { key, error });
        return page;
      });
    return { page, outcome, expiresAt, improve };
  }
}

/** Data are answered in the best language of the reader that the clinic speaks; a page has an address for each language. */
function inAskedLanguage(key: string | undefined, acceptLanguage: string | undefined) {
  if (key === undefined || !isData(key)) return key;
  const asked = askedLanguages(undefined, acceptLanguage);
  return asked.length === 0 ? key : `${key}?lang=${asked.join(',')}`;
}

function isData(key: string) {
  return key.startsWith('/api/');
}

const reasons = {
  cacheable: 'stored',
  uncacheable: 'detail=uncacheable',
  failed: 'detail=failed',
  stale: 'detail=last-good',
};

function outcomeOf({ status, headers }: Response): Rendered<PreparedResponse>['outcome'] {
  if (status >= 500) return 'failed';
  if (status !== 200 || headers.has('Set-Cookie')) return 'uncacheable';
  // `pages.ts` marks pages in this way: with a failed part, or at an address that nothing leads to.
  const policy = headers.get('Cache-Control');
  if (policy === 'no-store') return 'failed';
  return policy?.startsWith('private') ? 'uncacheable' : 'cacheable';
}

const perRequest = ['x-request-id', 'cache-control', 'content-length', 'transfer-encoding'];

/**
 * Splits a body at the form token, or returns false if the page shows no form. Only the field of the form and data have it between
 * plain quotes; an inline script, whose hash the policy contains, escapes them.
 */
function splitAtPlace(body: Buffer) {
  const start = body.indexOf(`"${formTokenPlace}"`) + 1;
  return start > 0 && { before: body.subarray(0, start), after: body.subarray(start + formTokenPlace.length) };
}
