import type { Hono } from 'hono';
import { defaultLanguage } from '#contract/plain/languages.ts';
import type { Clock } from '#server/clock.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { askedLanguage } from '#server/http/request-language.ts';
import type { ContentVersion } from '#server/updates/content-version.ts';
import { sharedEndpoints } from './cache-key.ts';
import { createPageCache, nextExpiry, type Rendered } from './page-cache.ts';

const maxBytes = 16 * 2 ** 20;

export interface ApiResponseCacheOptions {
  app: Hono<AppEnv>;
  contentVersion: Pick<ContentVersion, 'current' | 'withdrawals'>;
  /** Some responses change at midnight in this zone. */
  timeZone: () => Promise<string>;
  clock: Clock;
}

interface CachedResponse {
  response: Response;
  /** The call failed: this is the last good response, or the failure. */
  failed: boolean;
  /** A part of a list that no other part leads to: anyone can make up such addresses, so neither it nor its page is cached. */
  unlinked: boolean;
}

interface Cached {
  status: number;
  headers: Headers;
  text: string;
  unlinked: boolean;
  /** The address of the next part, if it is a part of a list. */
  next: string | undefined;
  bytes: number;
}

/** The API's response to a call that is the same for every visitor; undefined for any other call. */
export type FindCachedResponse = (path: string, init: RequestInit) => Promise<CachedResponse> | undefined;

const sharedPath = new RegExp(
  `^(?:${sharedEndpoints.map(({ path }) => path.replace(/\{\w+\}/g, '[^/?]+')).join('|')})(?:\\?|$)`,
);

/** Caches the API responses that pages are rendered from, once per content version, for pages that are rendered for one visitor. */
export function createApiResponseCache({
  app,
  contentVersion,
  timeZone,
  clock,
}: ApiResponseCacheOptions): FindCachedResponse {
  const cache = createPageCache({ maxBytes, contentVersion, clock, render });

  return (path, { method = 'GET', headers }) => {
    if (method !== 'GET' || !sharedPath.test(path)) return undefined;
    const language = askedLanguage(undefined, new Headers(headers).get('Accept-Language'));
    const key = language === defaultLanguage ? path : `${path}#${language}`;
    const cached = cache.find(key);
    if (cached) return Promise.resolve({ response: responseOf(cached), unlinked: cached.unlinked, failed: false });
    return cache.load(key).then(({ page, outcome }) => ({
      response: responseOf(page),
      unlinked: page.unlinked,
      failed: outcome === 'failed' || outcome === 'stale',
    }));
  };

  /** The key is a path, and behind `#` a language other than English. */
  async function render(key: string): Promise<Rendered<Cached>> {
    const expiresAt = await nextExpiry(clock, timeZone);
    const [path = '', language = defaultLanguage] = key.split('#');
    const response = await app.request(path, { headers: { 'Accept-Language': language } }, { clientAddress: 'pages' });
    const { status, ok, headers } = response;
    const text = await response.text();
    const link = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    const next = link && key.replace(path, () => link);
    const unlinked = path.includes('cursor=') && !cache.current().some((other) => other.next === key);
    return {
      page: { status, headers, text, next, unlinked, bytes: text.length * 2 },
      outcome: status >= 500 ? 'failed' : ok && !unlinked ? 'cacheable' : 'uncacheable',
      expiresAt,
    };
  }
}

/** The body of a response can be read once, so each reader gets a fresh one. */
function responseOf({ status, headers, text }: Cached) {
  return new Response(text, { status, headers });
}
