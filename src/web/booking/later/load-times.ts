import { daysShown } from '#contract/visitor-limits.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';

interface Wanted {
  /** The first day; empty for today. */
  week: string;
  /** Empty for anyone. */
  practitioner: string;
  treatments: readonly string[];
}

/** The free times of a week; null if loading failed. */
export async function loadTimes(api: VisitorApi, { week, practitioner, treatments }: Wanted, signal?: AbortSignal) {
  const query = { from: week, practitioner_id: practitioner, treatments: treatments.join(','), days: daysShown };
  return loadOr(null, () => api.times.list({ query }, signal && { signal }), { signal });
}
