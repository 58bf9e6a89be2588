export const locale = 'mr-IN-u-nu-latn'; // digits from 0 to 9
export const today = 'आज';
export const tomorrow = 'उद्या';

/** Part of the day at which something is. */
const at: Readonly<Record<string, string>> = {
  पहाट: 'पहाटे',
  सकाळ: 'सकाळी',
  मध्यान्ह: 'दुपारी',
  दुपार: 'दुपारी',
  संध्याकाळ: 'संध्याकाळी',
  रात्र: 'रात्री',
};

/** 'संध्याकाळी 5:00' */
export function clock(instant: Date, timeZone: string) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;
  return instant.toLocaleTimeString(locale, words).replace(/^\S+/, (part) => at[part] ?? part);
}

export const moment = (near: string, weekday: string, day: string, time: string) =>
  [near, weekday, day, time].filter(Boolean).join(', ');
