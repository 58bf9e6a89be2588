import * as words from '#words/admin/list.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long someone has waited: 'waiting 20 min', 'waiting 3 h', 'waiting 2 days'; in the first minute 'just came'. */
export function describeWaiting(since: string, now: Date) {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  if (waited < 60_000) return words.justCame;
  if (waited < hour) return words.waitingMinutes(Math.floor(waited / 60_000));
  if (waited < day) return words.waitingHours(Math.floor(waited / hour));
  return words.waitingDays(Math.floor(waited / day));
}
