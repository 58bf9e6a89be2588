const hour = 3_600_000;
const day = 24 * hour;

/** How long someone has waited: 'waiting 20 min', 'waiting 3 h', 'waiting 2 days'; in the first minute 'just came'. */
export function describeWaiting(since: string, now: Date) {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  if (waited < 60_000) return 'just came';
  if (waited < hour) return `waiting ${Math.floor(waited / 60_000)} min`;
  if (waited < day) return `waiting ${Math.floor(waited / hour)} h`;
  const days = Math.floor(waited / day);
  return days === 1 ? 'waiting 1 day' : `waiting ${days} days`;
}
