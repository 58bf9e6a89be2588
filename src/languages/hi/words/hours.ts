export const daysFromTo = (first: string, last: string) => `${first} से ${last} तक`;
export const timesFromTo = (opens: string, closes: string) => `${opens} से ${closes} तक`;
export const closed = 'बंद';
export const today = 'आज';
export const todayIs = (days: string) => `आज (${days})`;
export const otherThanUsual = (reason: string, days: string, times: string) => `${reason}, ${days}: ${times}`;

/** `सुबह 8 बजे`, `शाम 5:30 बजे` */
export function clock(hours: number, minutes: number) {
  const words = { timeZone: 'UTC', hour: 'numeric', dayPeriod: 'long' } as const;
  const past = minutes > 0 && ({ minute: '2-digit' } as const);
  return `${new Date(Date.UTC(2026, 0, 1, hours, minutes)).toLocaleTimeString('hi-IN', { ...words, ...past })} बजे`;
}
