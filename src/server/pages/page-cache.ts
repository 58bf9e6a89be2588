import type { Clock } from '#server/clock.ts';
import { createQueue } from '#server/limits/queue.ts';
import { nextMidnight } from '#server/scheduling/days.ts';
import type { ContentVersion } from '#server/updates/content-version.ts';

interface Cacheable {
  /** Approximate memory that it takes. */
  bytes: number;
}

export interface Rendered<P extends Cacheable> {
  page: P;
  /**
   * `cacheable` pages are stored; `uncacheable` ones, such as 404, are rendered for every request; instead of a `failed` one,
   * which lacks the whole page or a part, the last good page is served, if it may be.
   */
  outcome: 'cacheable' | 'uncacheable' | 'failed';
  /** Time at which the page becomes stale even without a change of content, in ms. */
  expiresAt: number;
  /** Makes a smaller version of the same page, once it is found again. Must not reject. */
  improve?: () => Promise<P>;
}

interface Entry<P extends Cacheable> extends Rendered<P> {
  version: number;
  withdrawals: number;
}

/** How long after a page has expired it may still stand in for one that cannot be rendered, in ms. */
const maxOverdue = 24 * 3_600_000;

interface PageCacheOptions<P extends Cacheable> {
  /** Upper bound for all entries together, in all encodings. */
  maxBytes: number;
  contentVersion: Pick<ContentVersion, 'current' | 'withdrawals'>;
  clock: Clock;
  render: (key: string) => Promise<Rendered<P>>;
}

interface Loaded<P extends Cacheable> {
  page: P;
  /** `stale` is the last good page, instead of one that could not be rendered completely. */
  outcome: Rendered<P>['outcome'] | 'stale';
}

/** Expiry of a page rendered now: midnight, or at once while the database cannot tell the clinic's time zone. */
export function nextExpiry(clock: Clock, timeZone: () => Promise<string>): Promise<number> {
  const now = clock();
  return timeZone().then(
    (zone) => nextMidnight(now, zone),
    () => now,
  );
}

/**
 * Caches each page until the content version changes, the page expires, or the cache is full. Stale entries stay as a fallback
 * for rendering that fails, until something is withdrawn.
 */
export function createPageCache<P extends Cacheable>(options: PageCacheOptions<P>) {
  const { maxBytes, contentVersion, clock, render } = options;
  const entries = new Map<string, Entry<P>>();
  const loading = new Map<string, { version: number; page: Promise<Loaded<P>> }>();
  const inTurn = createQueue({ atOnce: 1 }); // improving pages must leave a core for requests
  let bytes = 0;

  /** The cached page, unless there is none or it is stale. */
  function find(key: string) {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    improve(key, entry);
    return entry.page;
  }

  function isFresh({ version, expiresAt }: Entry<P>) {
    return version === contentVersion.current() && clock() < expiresAt;
  }

  /** Renders the page, once for all requests that wait for it, and caches it. */
  function load(key: string) {
    const version = contentVersion.current();
    const current = loading.get(key);
    // Rendering that began before the last change may not show it.
    if (current?.version === version) return current.page;
    const page = renderAndStore(key, version, contentVersion.withdrawals()).finally(() => {
      if (loading.get(key)?.page === page) loading.delete(key);
    });
    loading.set(key, { version, page });
    return page;
  }

  async function renderAndStore(key: string, version: number, withdrawals: number): Promise<Loaded<P>> {
    const rendered = await render(key);
    const { page, outcome } = rendered;
    const lastGood = outcome === 'failed' && findLastGood(key);
    if (lastGood) return { page: lastGood, outcome: 'stale' };
    if (outcome === 'cacheable') store(key, { ...rendered, version, withdrawals });
    else if (outcome === 'uncacheable') remove(key);
    return { page, outcome };
  }

  function findLastGood(key: string) {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.withdrawals === contentVersion.withdrawals() && clock() < entry.expiresAt + maxOverdue) return entry.page;
    remove(key);
    return undefined;
  }

  /** Only a page that is asked for again is worth the effort. */
  function improve(key: string, entry: Entry<P>) {
    const makeBetter = entry.improve;
    if (!makeBetter) return;
    delete entry.improve;
    void inTurn(async () => {
      const better = entries.get(key) === entry && (await makeBetter());
      if (better && entries.get(key) === entry) store(key, { ...entry, page: better });
    });
  }

  /** Evicts the entries that were rendered longest ago: popular pages are soon rendered again. */
  function store(key: string, entry: Entry<P>) {
    remove(key);
    entries.set(key, entry);
    bytes += entry.page.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  function remove(key: string) {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  }

  return {
    find,
    load,
    /** All pages that are not stale. */
    current: () => [...entries.values()].filter(isFresh).map(({ page }) => page),
    /** Size of all entries. */
    bytes: () => bytes,
  };
}
