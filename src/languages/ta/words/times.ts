/** 'காலை 10:00 மணி' */
export function clock(instant: string, timeZone: string | undefined) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;
  const time = new Date(instant).toLocaleTimeString('ta-IN', words);
  // People say night from seven on, and no one says 'dusk'.
  return `${time.replace(/^அந்தி மாலை (?!6)/, 'இரவு ').replace('அந்தி ', '')} மணி`;
}

export const moment = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (from: string, to: string) => `${from} முதல் ${to} வரை`;
export const firstFree = (day: string, time: string) => `முதலில் கிடைக்கும் நேரம்: ${day}, ${time}`;
