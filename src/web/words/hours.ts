// Opening hours. Visitors' browsers load none of this: their pages get the hours in words.

export const daysFromTo = (first: string, last: string) => `${first} to ${last}`;
export const timesFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
export const closed = 'Closed';
export const today = 'today';
export const todayIs = (days: string) => `Today (${days})`;
/** A line of the footer on days that are other than usual. */
export const otherThanUsual = (reason: string, days: string, times: string) => `${reason}, ${days}: ${times}`;

/** `8 am`, `5:30 pm`. Hours are from 0 to 24. */
export function clock(hours: number, minutes: number) {
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours % 24 < 12 ? 'am' : 'pm'}`;
}
