import { createQueue } from '#server/queue.ts';

/** Something that is made from the content, such as a page. */
interface Sized {
  /** How much memory it takes, about. */
  bytes: number;
}

export interface Rendered<P extends Sized> {
  page: P;
  /** `found` pages are kept, `missing` ones made anew each time; for a `failed` one the last good one is served. */
  kind: 'found' | 'missing' | 'failed';
  /** When it has to be made anew though nothing was changed, in ms. */
  expiresAt: number;
  /** Makes the same page with more effort, for all who ask later. Never rejects. */
  improve?: () => Promise<P>;
}

interface Kept<P extends Sized> extends Rendered<P> {
  version: number;
}

interface CacheParts<P extends Sized> {
  /** Of all kept pages together, all encodings counted. */
  mostBytes: number;
  version: () => number;
  clock: () => number;
  render: (key: string) => Promise<Rendered<P>>;
}

export interface PageCache<P extends Sized> {
  /** The page as it should be now, if it is at hand. */
  find(key: string): P | undefined;
  /** Makes it otherwise, once for all who ask at the same time. */
  load(key: string): Promise<P>;
  /** Of everything that is kept. */
  bytes(): number;
}

/** Each page once per content version. */
export function createPageCache<P extends Sized>({ mostBytes, version, clock, render }: CacheParts<P>): PageCache<P> {
  const pages = new Map<string, Kept<P>>();
  const inTurn = createQueue({ atOnce: 1 }); // so that visitors' own requests find a core free
  const underWay = new Map<string, { version: number; page: Promise<P> }>();
  let bytes = 0;

  function find(key: string) {
    const kept = pages.get(key);
    if (!kept || kept.version !== version() || kept.expiresAt <= clock()) return undefined;
    return kept.page;
  }

  function load(key: string) {
    const now = version();
    const waiting = underWay.get(key);
    // One that began before the last change may not show it.
    if (waiting?.version === now) return waiting.page;
    const page = make(key, now).finally(() => {
      if (underWay.get(key)?.page === page) underWay.delete(key);
    });
    underWay.set(key, { version: now, page });
    return page;
  }

  async function make(key: string, madeAt: number) {
    const rendered = await render(key);
    if (rendered.kind === 'failed') return pages.get(key)?.page ?? rendered.page;
    if (rendered.kind === 'found') keepAndImprove(key, { ...rendered, version: madeAt });
    else drop(key);
    return rendered.page;
  }

  function keepAndImprove(key: string, kept: Kept<P>) {
    keep(key, kept);
    void inTurn(async () => {
      const better = pages.get(key) === kept && (await kept.improve?.());
      if (better && pages.get(key) === kept) keep(key, { ...kept, page: better });
    });
  }

  /** The ones that were made longest ago go first: those that are asked for are soon made again. */
  function keep(key: string, page: Kept<P>) {
    drop(key);
    pages.set(key, page);
    bytes += page.page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  function drop(key: string) {
    bytes -= pages.get(key)?.page.bytes ?? 0;
    pages.delete(key);
  }

  return { find, load, bytes: () => bytes };
}
