export const daysFromTo = (first: string, last: string) => `من ${first} إلى ${last}`;
export const timesFromTo = (opens: string, closes: string) => `من ${opens} إلى ${closes}`;
export const closed = 'مغلق';
export const today = 'اليوم';
export const todayIs = (days: string) => `اليوم (${days})`;
export const otherThanUsual = (reason: string, days: string, times: string) => `${reason}، ${days}: ${times}`;

/** `8 صباحًا`, `5:30 مساءً` */
export function clock(hours: number, minutes: number) {
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  const afternoon = hours === 12 ? 'ظهرًا' : 'مساءً';
  return `${hours % 12 || 12}${past} ${hours % 24 < 12 ? 'صباحًا' : afternoon}`;
}
