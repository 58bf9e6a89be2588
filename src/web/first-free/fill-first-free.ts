import { daysAhead } from '#contract/plain/visitor-limits.ts';
import type { FreeTimes } from '#contract/times.ts';
import { loadJson } from '#web/api/client.ts';
import { firstFreeWords } from '#web/booking/deferred/time-words.ts';

/** All lines of a page are for the same treatments. Throws if the times could not be loaded. */
export async function fillFirstFree(lines: NodeListOf<HTMLElement>) {
  const treatments = lines[0]?.dataset['treatments'];
  const query = new URLSearchParams({ days: String(daysAhead), ...(treatments && { treatments }) });
  const { days, time_zone } = (await loadJson(`/api/times?${query.toString()}`)) as FreeTimes;
  for (const { day, times } of days)
    if (times[0]) {
      for (const line of lines) line.textContent = firstFreeWords(day, times[0], time_zone);
      return;
    }
}
