/** 'सुबह 10:00 बजे' */
export function clock(instant: string, timeZone: string | undefined) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod: 'long' } as const;
  return `${new Date(instant).toLocaleTimeString('hi-IN', words)} बजे`;
}

export const moment = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (from: string, to: string) => `${from} से ${to} तक`;
export const firstFree = (day: string, time: string) => `सबसे पहला खाली समय: ${day}, ${time}`;
