export const locale = 'ar-EG-u-nu-latn';
export const today = 'اليوم';
export const tomorrow = 'غدًا';

/** '5:00 مساءً' */
export function clock(instant: Date, timeZone: string) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const time = new Intl.DateTimeFormat(locale, words).format(instant);
  if (time.includes('ص')) return time.replace('ص', 'صباحًا');
  return time.replace('م', time.startsWith('12') ? 'ظهرًا' : 'مساءً');
}

export const moment = (near: string, weekday: string, day: string, time: string) =>
  [near, weekday, day, time].filter(Boolean).join('، ');
