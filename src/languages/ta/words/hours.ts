export const daysFromTo = (first: string, last: string) => `${first} முதல் ${last} வரை`;
export const timesFromTo = (opens: string, closes: string) => `${opens} முதல் ${closes} வரை`;
export const closed = 'விடுமுறை';
export const today = 'இன்று';
export const todayIs = (days: string) => `இன்று (${days})`;
export const otherThanUsual = (reason: string, days: string, times: string) => `${reason}, ${days}: ${times}`;

/** `காலை 8 மணி`, `மாலை 5:30 மணி` */
export function clock(hours: number, minutes: number) {
  const words = { timeZone: 'UTC', hour: 'numeric', dayPeriod: 'long' } as const;
  const past = minutes > 0 && ({ minute: '2-digit' } as const);
  const time = new Date(Date.UTC(2026, 0, 1, hours, minutes)).toLocaleTimeString('ta-IN', { ...words, ...past });
  // People say night from seven on, and no one says 'dusk'.
  return `${time.replace(/^அந்தி மாலை (?!6)/, 'இரவு ').replace('அந்தி ', '')} மணி`;
}
