import type { Clock } from '#server/clock.ts';

const minute = 60_000;

/** Loads again only when a minute has passed, and once for all who ask in the meantime. A failure is not kept. */
export function keepForAMinute<T>(clock: Clock, load: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return async () => {
    const now = clock();
    if (kept && now - kept.at < minute) return kept.value;
    const value = load();
    kept = { at: now, value };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
