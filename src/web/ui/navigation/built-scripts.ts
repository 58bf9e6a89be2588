/** The element in which the server lists the scripts and styles of parts that load later, by source. */
export const scriptListId = 'script-list';

export type ScriptList = Readonly<Record<string, readonly string[]>>;

const list = import.meta.env.SSR ? {} : readList();

/** Scripts and styles in the browser's cache: importing them needs no network. At first these are the page's own. */
const cached = new Set(
  import.meta.env.SSR
    ? []
    : Array.from(document.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]'), (link) =>
        link.getAttribute('href'),
      ),
);

function readList(): ScriptList {
  const json = document.getElementById(scriptListId)?.textContent;
  return json ? (JSON.parse(json) as ScriptList) : {};
}

/**
 * Imports a part of a page that loads later, such as `booking/deferred/deferred-part.tsx`. It fetches its scripts first, each once more if
 * necessary, because browsers never request a module again after it failed.
 * @throws ScriptError
 */
export async function importPart<T>(source: string, load: () => Promise<T>): Promise<T> {
  await Promise.all((list[source] ?? []).map(cacheScript));
  return load();
}

/** A script that could not be fetched. */
class ScriptError extends Error {
  override name = 'ScriptError';

  constructor(address: string, { status = 0, cause }: { status?: number; cause?: unknown }) {
    super(`${address} could not be loaded (status ${status}).`, { cause });
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
