export const locale = 'hi-IN';
export const today = 'आज';
export const tomorrow = 'कल';

/** 'शाम 5:00 बजे' */
export const clock = (instant: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('hi-IN', { timeZone, hour: 'numeric', minute: '2-digit', dayPeriod: 'long' }).format(instant)} बजे`;

export const moment = (near: string, weekday: string, day: string, time: string) =>
  [near, weekday, day, time].filter(Boolean).join(', ');
