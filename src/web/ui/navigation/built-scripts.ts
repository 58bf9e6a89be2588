import { matchRoutes } from 'react-router';
import { withoutLanguage } from './page-address.ts';

/** The element in which the server lists the scripts and styles of pages, by address, and of parts that load later, by source. */
export const scriptListId = 'script-list';

export type ScriptList = Readonly<Record<string, readonly string[]>>;

const list = import.meta.env.SSR ? {} : readList();
const pages = Object.keys(list).flatMap((path) => (path.startsWith('/') ? [{ path }] : []));

/** Scripts and styles in the browser's cache: importing them needs no network. */
const cached = new Set(import.meta.env.SSR ? [] : scriptsOf(window.location.href));

function readList(): ScriptList {
  const json = document.getElementById(scriptListId)?.textContent;
  return json ? (JSON.parse(json) as ScriptList) : {};
}

function pageOf(href: string) {
  return matchRoutes(pages, withoutLanguage(new URL(href, window.location.href).pathname))?.at(-1)?.route.path;
}

function scriptsOf(href: string) {
  return list[pageOf(href) ?? ''] ?? [];
}

/** Whether an address is not that of a page for React: the browser loads it as a document. */
export const isDocument = (href: string) => pageOf(href) === undefined;

export function isPageCached(href: string) {
  return scriptsOf(href).every((script) => cached.has(script));
}

/**
 * Loads the scripts and styles of a page into the browser's cache, retrying each once. It fetches and does not import them, because
 * browsers never request a module again after it failed, and React Router then reloads the document.
 * @throws ScriptError
 */
export async function cachePage(href: string) {
  await Promise.all(scriptsOf(href).map(cacheScript));
}

/**
 * Imports a part of a page that loads later, such as `routes/public/gallery/viewer.tsx`, after a retry if necessary.
 * @throws ScriptError
 */
export async function importPart<T>(source: string, load: () => Promise<T>): Promise<T> {
  await cachePart(source);
  return load();
}

/**
 * Loads a part of a page into the browser's cache, for when it is imported.
 * @throws ScriptError
 */
export async function cachePart(source: string) {
  await Promise.all((list[source] ?? []).map(cacheScript));
}

/** A script that could not be fetched. */
export class ScriptError extends Error {
  override name = 'ScriptError';
  /** The server no longer has it: the site has been rebuilt since this document was loaded. */
  readonly isGone: boolean;

  constructor(address: string, { status = 0, cause }: { status?: number; cause?: unknown }) {
    super(`${address} could not be loaded (status ${status}).`, { cause });
    this.isGone = status === 404;
  }
}

const underWay = new Map<string, Promise<void>>();

async function cacheScript(address: string) {
  if (cached.has(address)) return;
  const fetching = underWay.get(address) ?? fetchScript(address).catch(() => fetchScript(address));
  underWay.set(address, fetching);
  try {
    await fetching;
    cached.add(address);
  } finally {
    underWay.delete(address);
  }
}

async function fetchScript(address: string) {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new ScriptError(address, { cause });
  });
  if (!response.ok) throw new ScriptError(address, response);
  await response.arrayBuffer().catch((cause: unknown) => {
    throw new ScriptError(address, { cause });
  });
}

/** Whether the browser is sure that it has no network. */
export const isOffline = () => !import.meta.env.SSR && !navigator.onLine;
