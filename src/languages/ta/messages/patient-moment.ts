export const locale = 'ta-IN';
export const today = 'இன்று';
export const tomorrow = 'நாளை';

/** 'மாலை 5:00 மணி' */
export function clock(instant: Date, timeZone: string) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;
  // People say night from seven on, and no one says 'dusk'.
  return `${instant
    .toLocaleTimeString(locale, words)
    .replace(/^அந்தி மாலை (?!6)/, 'இரவு ')
    .replace('அந்தி ', '')} மணி`;
}

export const moment = (near: string, weekday: string, day: string, time: string) =>
  [near, weekday, day, time].filter(Boolean).join(', ');
