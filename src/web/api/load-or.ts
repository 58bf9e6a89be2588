import { ApiError } from './client.ts';

interface LoadOptions {
  /** Aborts the attempts: nothing is asked again or logged after it. */
  signal?: AbortSignal | undefined;
  /** How long to wait before each further attempt, in ms. On the server a visitor waits for the whole page, so there is one. */
  pauses?: readonly number[];
}

/**
 * Loads what a page can do without: a call that fails is logged, and the page shows `fallback`. A failure that may pass is
 * retried first. A call that is aborted gives `fallback` as well; no one waits for it any more.
 * @throws whatever is no failed call, such as a programming error, after logging it
 */
export async function loadOr<T>(
  fallback: T,
  load: () => Promise<T>,
  { signal, pauses = import.meta.env.SSR ? [50] : [300, 1_200] }: LoadOptions = {},
): Promise<T> {
  if (signal?.aborted) return fallback;
  try {
    return await load();
  } catch (error) {
    if (signal?.aborted || isAbort(error)) return fallback;
    const [wait, ...further] = mayPass(error) ? pauses : [];
    if (wait !== undefined) {
      await pause(wait, signal);
      return loadOr(fallback, load, { signal, pauses: further });
    }
    if (!(error instanceof Error)) throw error; // an answer for React Router, such as a 404
    console.error(error);
    if (error instanceof ApiError) return fallback;
    throw error;
  }
}

/** No answer at all, or one from a proxy or a server that is overloaded or restarting. */
function mayPass(error: unknown) {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** `ms` long, or until the signal is aborted. */
export function pause(ms: number, signal?: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
  });
}
