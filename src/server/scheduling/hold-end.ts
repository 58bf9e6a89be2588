import { visitLimits } from '#contract/visit-limits.ts';
import type { Span } from './clinic-times.ts';

const hourMs = 3_600_000;

/** Opening hours that pass before a hold ends, so that someone can confirm it, in ms. */
const openMs = 4 * hourMs;

export const longestHoldMs = visitLimits.holdHours.max * hourMs;

/**
 * When a visitor's hold that is made now ends, in ms; a visit that starts before ends it as well. After the clinic's hours for holds, but
 * not before the clinic has been open for four hours. A clinic without opening hours has no such hours to wait for.
 * @param open when the clinic is open from now on, in order; undefined if it has no opening hours
 */
export function holdEnd(now: number, holdHours: number, open: readonly Span[] | undefined) {
  const usual = now + holdHours * hourMs;
  if (!open) return usual;
  return Math.min(Math.max(usual, afterOpening(now, open)), now + longestHoldMs);
}

function afterOpening(now: number, open: readonly Span[]) {
  let left = openMs;
  for (const { from, until } of open) {
    const start = Math.max(from, now);
    if (until - start >= left) return start + left;
    left -= Math.max(until - start, 0);
  }
  return Number.POSITIVE_INFINITY;
}
