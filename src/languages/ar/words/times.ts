/** '10:00 صباحًا', '12:00 ظهرًا' */
export function clock(instant: string, timeZone: string | undefined) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const time = new Date(instant).toLocaleTimeString('ar-EG-u-nu-latn', words);
  if (time.includes('ص')) return time.replace('ص', 'صباحًا');
  return time.replace('م', time.startsWith('12') ? 'ظهرًا' : 'مساءً');
}

export const moment = (day: string, time: string) => `${day}، ${time}`;
export const fromTo = (from: string, to: string) => `من ${from} إلى ${to}`;
export const firstFree = (day: string, time: string) => `أول موعد متاح: ${day}، ${time}`;
