import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { Span } from './clinic-times.ts';

const hourMs = 3_600_000;

/** Opening hours that pass before a hold ends, so that someone can confirm it, in ms. */
const openMs = 4 * hourMs;

export const longestHoldMs = visitLimits.holdHours.max * hourMs;

/**
 * End of a hold that a visitor gets now, in ms: after the clinic's hours for holds, but not before the clinic has been open for four
 * hours, if it has opening hours. The start of its visit ends a hold earlier.
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
