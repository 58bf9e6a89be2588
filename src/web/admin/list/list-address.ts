import { surviveLock, takeTyped } from '#web/api/locked-page.ts';
import { searchedWordsKey } from '#web/api/session.ts';

// Searched words are often names of patients: addresses stand in the browser's history and in the logs of proxies, so a list's
// address contains a short key, and this tab's storage the words.

const survives = 'searched words';

let keys: Map<string, string> | undefined;

function load(): Map<string, string> {
  if (keys) return keys;
  const stored: unknown = takeTyped(survives) ?? JSON.parse(sessionStorage.getItem(searchedWordsKey) ?? '[]');
  keys = new Map(stored as [string, string][]);
  store(keys);
  surviveLock(survives, () => [...load()]);
  return keys;
}

function store(all: Map<string, string>) {
  sessionStorage.setItem(searchedWordsKey, JSON.stringify([...all]));
}

function keyOfWords(words: string): string {
  const all = load();
  const known = all.get(words);
  if (known) return known;
  const key = Math.random().toString(36).slice(2, 10);
  all.set(words, key);
  store(all);
  return key;
}

/** Empty for a key of another tab, or from before this one signed out. */
function findWords(key: string): string {
  for (const [words, known] of load()) if (known === key) return words;
  return '';
}

export interface Narrowing<Status extends string> {
  status: Status;
  q: string;
  /** Days like 2026-11-18; empty when open. */
  from: string;
  to: string;
}

/** Loaded part of a list: the first page unless there is a cursor. */
export interface PageOptions {
  cursor?: string;
  /** How many rows; a whole page unless given. */
  limit?: string;
  signal?: AbortSignal;
}

/** Reads and writes the address of a list and of the record that is open beside it. The first status is the default. */
export function listAddress<Status extends string>(statuses: readonly [Status, ...Status[]]) {
  const [defaultStatus] = statuses;

  /** Ignores invalid values. */
  function readListQuery(params: URLSearchParams): Narrowing<Status> {
    const status = statuses.find((known) => known === params.get('status')) ?? defaultStatus;
    const q = (params.get('q') ?? findWords(params.get('search') ?? '')).trim();
    return { status, q, from: readDay(params.get('from')), to: readDay(params.get('to')) };
  }

  function toSearch({ status, q, from, to }: Narrowing<Status>, open = '') {
    const search = q && keyOfWords(q);
    const given = Object.entries({ status: status === defaultStatus ? '' : status, search, from, to, open });
    const text = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
    return text && `?${text}`;
  }

  /** Whether two addresses differ at most in what is open. */
  function isSameList(a: URL, b: URL) {
    return toSearch(readListQuery(a.searchParams)) === toSearch(readListQuery(b.searchParams));
  }

  return { readListQuery, toSearch, isSameList };
}

function readDay(text: string | null) {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

export function readOpen(params: URLSearchParams) {
  return params.get('open') ?? undefined;
}

/** Beyond the status, which every list has. */
export function isNarrowed({ q, from, to }: Pick<Narrowing<string>, 'q' | 'from' | 'to'>) {
  return q !== '' || from !== '' || to !== '';
}
