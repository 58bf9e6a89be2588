// See docs/decisions/0066-keys-and-optimistic-effects.md.

import { useSyncExternalStore } from 'react';
import type { Page } from '#contract/endpoint.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { painted } from '#web/ui/painted.ts';

// Records of the admin area by kind and id, with the changes that show before the server has answered, and the lists that show them.
// They last as long as the document, which is left when the session is locked or ends.

/** Tells of all that is known of the API: records, lists and other answers. */
export const { tell, subscribe } = createListeners();

export interface Versioned {
  id: number;
  version: number;
}

export type List<Item> = Page<Item[]>;

interface LoadOptions {
  cursor?: string;
  signal?: AbortSignal;
}

export type LoadPage<Item> = (options: LoadOptions) => Promise<List<Item>>;

/** Expected record after a change; null if it leaves the list. */
type Expect<Item> = (item: Item) => Item | null;

export interface Change<Item, Saved> {
  expect: Expect<Item>;
  call: (options: { ifMatch: number }) => Promise<Saved>;
  /** The record as it is now, after someone else has changed it; the way of its kind by default. */
  load?: () => Promise<Item>;
}

/** Loads the newest version of a record. */
type LoadRecord<Item> = (item: Item) => Promise<Item>;

interface Listed<Item> extends Omit<List<Item>, 'body'> {
  ids: readonly number[];
  more: 'idle' | 'loading' | 'failed';
  load: LoadPage<Item>;
}

/** Pause in ms below which key presses count as one change. */
const pressPause = 600;

/** Ends what a change shows, with its answer. */
type Settle = (result: FormResult) => void;

/** A change that shows already, and is sent after a pause. */
interface Waiting<Item> {
  before: Item;
  settles: readonly Settle[];
  send: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Lists that were shown longest ago are forgotten. */
const mostLists = 20;

interface Turn {
  last: Promise<unknown>;
  /** Version that our last change has left: the page may not have rendered since. */
  version: number;
  /** How many changes are under way. */
  underWay: number;
}

export function createRecords<Item extends Versioned>(kind: string, loadRecord?: LoadRecord<Item>) {
  const known = new Map<number, Item>();
  const lists = new Map<string, Listed<Item>>();
  const turns = new Map<number, Turn>();
  const waiting = new Map<number, Waiting<Item>>();
  /** Lists as they show, until something changes. */
  const shown = new Map<string, List<Item> & Pick<Listed<Item>, 'more'>>();
  let pending: readonly { id: number; expect: Expect<Item> }[] = [];
  let asked = 0;
  /** Number of the request whose answer each list shows: an earlier one may be answered later. */
  const answered = new Map<string, number>();
  /** Lists that were asked for before the click that opens them. */
  const ahead = new Map<string, Promise<void>>();

  function announce() {
    shown.clear();
    tell();
  }

  /** Stores a record unless a newer version is known: an answer that was on its way undoes nothing. */
  function store(item: Item) {
    const before = known.get(item.id);
    // One that is the same renders nothing again.
    if (!before || (before.version <= item.version && !isSame(before, item))) known.set(item.id, item);
  }

  function update(name: string, change: (list: Listed<Item>) => Partial<Listed<Item>>) {
    const list = lists.get(name);
    if (list) lists.set(name, { ...list, ...change(list) });
    announce();
  }

  /** A page that was loaded before a record changed does not say where the record is now. */
  function idsIn({ body }: List<Item>, ids: readonly number[]) {
    const isOutdated = ({ id, version }: Item) => (known.get(id)?.version ?? 0) > version;
    return body.filter((item) => !isOutdated(item) || ids.includes(item.id)).map(({ id }) => id);
  }

  function showPage(name: string, page: List<Item>, load: LoadPage<Item>) {
    const { body, ...rest } = page;
    const { ids: before = [], next = null } = lists.get(name) ?? {};
    const ids = idsIn(page, before);
    const total = rest.total - (body.length - ids.length);
    body.forEach(store);
    const below = rest.next === null ? [] : idsBelow(before, ids);
    lists.delete(name);
    lists.set(name, {
      ...rest,
      ...(below.length > 0 && { next }),
      ids: [...ids, ...below],
      total,
      more: 'idle',
      load,
    });
    for (const oldest of [...lists.keys()].slice(0, -mostLists)) lists.delete(oldest);
    announce();
  }

  async function refresh(name: string, load: LoadPage<Item>, signal?: AbortSignal) {
    asked += 1;
    const turn = asked;
    const page = await loadOr(null, () => load({ ...(signal && { signal }) }), { signal });
    if (!page || (answered.get(name) ?? 0) > turn) return;
    answered.set(name, turn);
    showPage(name, page, load);
  }

  function read(name: string) {
    const list = lists.get(name);
    if (!list) return undefined;
    const cached = shown.get(name);
    if (cached) return cached;
    const { ids, next, total, totalIsExact, more } = list;
    const body = ids.flatMap((id) => {
      const item = known.get(id);
      return (item && expected(item)) ?? [];
    });
    const now = { body, next, total: total - (ids.length - body.length), totalIsExact, more };
    shown.set(name, now);
    return now;
  }

  /** The record with the changes that are under way; null if it leaves. */
  function expected(item: Item): Item | null {
    return pending.reduce<Item | null>((now, { id, expect }) => (now && now.id === id ? expect(now) : now), item);
  }

  /** Takes it out of a list, or out of all of them when it was deleted. */
  function remove(id: number, name?: string) {
    for (const one of name === undefined ? lists.keys() : [name])
      update(one, ({ ids, total }) =>
        ids.includes(id) ? { ids: ids.filter((other) => other !== id), total: total - 1 } : {},
      );
  }

  /** Shows a change. Returns what to call with the answer. */
  function begin(item: Item, expect: Expect<Item>, list?: string) {
    const change = { id: item.id, expect };
    const leaves = expect(item) === null;
    pending = [...pending, change];
    announce();
    return (result: FormResult) => {
      pending = pending.filter((other) => other !== change);
      if (result.kind === 'saved') {
        const { saved } = result;
        const now = known.get(item.id) ?? item;
        // Pages that were loaded before it was deleted are outdated now.
        store(isVersioned(saved) ? (saved as Item) : { ...now, version: now.version + 1 });
        if (leaves) remove(item.id, isVersioned(saved) ? list : undefined);
      }
      if (result.kind === 'stale' && result.theirs) store(result.theirs as unknown as Item);
      if (result.kind === 'stale' && !result.theirs) remove(item.id);
      announce();
    };
  }

  /**
   * Makes changes of one record one after another, each from the version that the one before has left. So no one has to wait for an
   * answer before the next click.
   */
  function inTurn<Saved>(
    { id, version }: Versioned,
    change: (options: { ifMatch: number }) => Promise<Saved>,
  ): Promise<Saved> {
    const turn = turns.get(id) ?? { last: Promise.resolve(), version, underWay: 0 };
    turns.set(id, turn);
    turn.underWay += 1;
    const changed = turn.last.then(async () => {
      const saved = await change({ ifMatch: Math.max(version, turn.version) });
      if (isVersioned(saved)) turn.version = saved.version;
      return saved;
    });
    turn.last = changed
      .catch(() => undefined)
      .finally(() => {
        turn.underWay -= 1;
      });
    return changed;
  }

  async function send<Saved>(item: Item, { call, load }: Change<Item, Saved>, settles: readonly Settle[]) {
    await painted();
    const loadNewest = load ?? (loadRecord && (() => loadRecord(item)));
    const result = await attempt(() => inTurn(item, call), { load: loadNewest as (() => Promise<Saved>) | undefined });
    for (const settle of settles) settle(result);
    return result;
  }

  /** Sends what was changed by key presses until now. */
  function flush(id: number) {
    const now = waiting.get(id);
    waiting.delete(id);
    clearTimeout(now?.timer);
    now?.send();
  }

  return {
    kind,
    read,
    expected,
    begin,
    inTurn,
    remove,
    showPage,
    /** Shows a list that came whole. */
    showAll: (name: string, items: Item[]) => showPage(name, wholeList(items), async () => wholeList(items)),
    refresh,
    /** Shows what is known of a list at once while it is loaded again, and waits for it only the first time. */
    async open(name: string, load: LoadPage<Item>, signal?: AbortSignal) {
      const loaded = ahead.get(name) ?? refresh(name, load, signal);
      if (!lists.has(name)) await loaded;
    },
    /** Asks for a list that is not known yet, once: the click that opens it waits for the same answer. */
    askAhead(name: string, load: LoadPage<Item>) {
      if (lists.has(name) || ahead.has(name)) return;
      ahead.set(
        name,
        refresh(name, load).finally(() => ahead.delete(name)),
      );
    },
    async showMore(name: string) {
      const list = lists.get(name);
      if (!list || list.next === null || list.more === 'loading') return;
      const cursor = list.next;
      update(name, () => ({ more: 'loading' }));
      const result = await attempt(() => list.load({ cursor }));
      if (result.kind !== 'saved') return update(name, () => ({ more: 'failed' }));
      // The first page may have been reloaded in the meantime.
      const isNext = lists.get(name)?.next === cursor;
      const ids = isNext ? idsIn(result.saved, []) : [];
      if (isNext) result.saved.body.forEach(store);
      const { body: _, ...rest } = result.saved;
      update(name, (now) => ({ ...(isNext && rest), ids: [...now.ids, ...ids], more: 'idle' }));
    },
    /** Shows what a call, such as one that takes something back, will leave, until it is answered. */
    async showDuring<Saved>(item: Item, expect: Expect<Item>, call: Change<Item, Saved>['call']): Promise<Saved> {
      const settle = begin(item, expect);
      await painted();
      try {
        const saved = await inTurn(item, call);
        settle({ kind: 'saved', saved });
        return saved;
      } catch (error) {
        settle({ kind: 'offline' }); // the caller says why
        throw error;
      }
    },
    /** Whether a version comes from a change of this page, or may, while one is under way. */
    isOwn: (id: number, version: number) => {
      const turn = turns.get(id);
      return turn !== undefined && (turn.underWay > 0 || version <= turn.version);
    },
    find: (id: number) => known.get(id),
    findBy: (isIt: (item: Item) => boolean) => [...known.values()].find(isIt),
    put: (item: Item) => {
      store(item);
      announce();
    },
    /** Place of a record in a list; -1 if it is not there. */
    placeIn: (name: string, id: number) => lists.get(name)?.ids.indexOf(id) ?? -1,
    /** Shows a record in a list, at a place or where it is already. */
    insert: (name: string, item: Item, place = 0) => {
      store(item);
      update(name, ({ ids, total }) =>
        ids.includes(item.id) ? {} : { ids: ids.toSpliced(place, 0, item.id), total: total + 1 },
      );
    },
    /** Brings what is shown into this order; records without a place in it have come in the meantime, to the top. */
    arrange: (name: string, order: readonly number[]) =>
      update(name, ({ ids }) => ({ ids: ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) })),
    /** Shows a change, makes it after those of the same record that are under way, and takes it back when it is refused. */
    async change<Saved>(item: Item, change: Change<Item, Saved>, list?: string) {
      flush(item.id);
      return send(item, change, [begin(item, change.expect, list)]);
    },
    /**
     * Shows one of several changes by repeated key presses. The last one alone is made, after a pause or before another change;
     * `onResult` gets the record as it was before the first.
     */
    changeSoon<Saved>(
      item: Item,
      change: Change<Item, Saved>,
      onResult: (before: Item, result: FormResult<Saved>) => void,
    ) {
      const { before = item, settles: earlier = [], timer: lastTimer } = waiting.get(item.id) ?? {};
      clearTimeout(lastTimer);
      const settles = [...earlier, begin(item, change.expect)];
      const timer = setTimeout(() => flush(item.id), pressPause);
      const sendAll = async () => onResult(before, await send(before, change, settles));
      waiting.set(item.id, { before, settles, timer, send: () => void sendAll() });
    },
  };
}

/** Below a first page that was loaded again, what was shown below its last row stays, where more than a page was shown. */
function idsBelow(before: readonly number[], fresh: readonly number[]) {
  const place = before.length > fresh.length ? before.indexOf(fresh.at(-1) ?? 0) : -1;
  return place < 0 ? [] : before.slice(place + 1).filter((id) => !fresh.includes(id));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function isVersioned(saved: unknown): saved is Versioned {
  return typeof saved === 'object' && saved !== null && 'version' in saved;
}

/** A list that comes whole. */
export function wholeList<Item>(body: Item[]): List<Item> {
  return { body, next: null, total: body.length, totalIsExact: true };
}

export type Records<Item extends Versioned> = ReturnType<typeof createRecords<Item>>;

// oxlint-disable-next-line typescript/no-explicit-any -- each kind has records of its own type
const kinds = new Map<string, Records<any>>();

export function recordsOf<Item extends Versioned>(kind: string, loadRecord?: LoadRecord<Item>): Records<Item> {
  const records = kinds.get(kind) ?? createRecords<Item>(kind, loadRecord);
  kinds.set(kind, records);
  return records;
}

/** Returns items of a fresh first page that came after everything that is shown. */
export function newIn<Item extends { id: number }>(shown: List<Item>, fresh: List<Item>): Item[] {
  const newest = Math.max(0, ...shown.body.map((item) => item.id));
  return fresh.body.filter((item) => item.id > newest);
}

const nothing = { ...wholeList<never>([]), more: 'idle' as const };

/** A list of one kind as it is expected to be, and what can be done with it. */
export function useList<Item extends Versioned>(records: Records<Item>, name = '') {
  const list = useSyncExternalStore(subscribe, () => records.read(name));
  return {
    name,
    records,
    /** False if it could not be loaded. */
    isLoaded: list !== undefined,
    list: list ?? nothing,
    showMore: () => void records.showMore(name),
    change: <Saved>(item: Item, change: Change<Item, Saved>) => records.change(item, change, name),
  };
}

export type ShownList<Item extends Versioned> = ReturnType<typeof useList<Item>>;

/** A record as the server has last reported it. */
export function useRecord<Item extends Versioned>(records: Records<Item>, isIt: (item: Item) => boolean) {
  return useSyncExternalStore(subscribe, () => records.findBy(isIt));
}
