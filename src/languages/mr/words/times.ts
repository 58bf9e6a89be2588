/** Part of the day at which something is. */
const at: Readonly<Record<string, string>> = {
  पहाट: 'पहाटे',
  सकाळ: 'सकाळी',
  मध्यान्ह: 'दुपारी',
  दुपार: 'दुपारी',
  संध्याकाळ: 'संध्याकाळी',
  रात्र: 'रात्री',
};

/** 'सकाळी 10:00' */
export function clock(instant: string, timeZone: string | undefined) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;
  return new Date(instant).toLocaleTimeString('mr-IN-u-nu-latn', words).replace(/^\S+/, (part) => at[part] ?? part);
}

export const moment = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (from: string, to: string) => `${from} ते ${to}`;
export const firstFree = (day: string, time: string) => `पहिली उपलब्ध वेळ: ${day}, ${time}`;
