export const daysFromTo = (first: string, last: string) => `${first} ते ${last}`;
export const timesFromTo = (opens: string, closes: string) => `${opens} ते ${closes}`;
export const closed = 'बंद';
export const today = 'आज';
export const todayIs = (days: string) => `आज (${days})`;
export const otherThanUsual = (reason: string, days: string, times: string) => `${reason}, ${days}: ${times}`;

/** Part of the day at which something is. */
const at: Readonly<Record<string, string>> = {
  पहाट: 'पहाटे',
  सकाळ: 'सकाळी',
  मध्यान्ह: 'दुपारी',
  दुपार: 'दुपारी',
  संध्याकाळ: 'संध्याकाळी',
  रात्र: 'रात्री',
};

/** `सकाळी 8`, `संध्याकाळी 5:30` */
export function clock(hours: number, minutes: number) {
  const words = { timeZone: 'UTC', hour: 'numeric', dayPeriod: 'long' } as const;
  const past = minutes > 0 && ({ minute: '2-digit' } as const);
  const time = new Date(Date.UTC(2026, 0, 1, hours, minutes));
  return time.toLocaleTimeString('mr-IN-u-nu-latn', { ...words, ...past }).replace(/^\S+/, (part) => at[part] ?? part);
}
