// A time as a patient reads it in a message.

export const locale = 'en-GB';
export const today = 'today';
export const tomorrow = 'tomorrow';

/** '5:00 pm' */
export const clock = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }).format(instant);

/** 'tomorrow, Tuesday, 24 November, 5:00 pm'; `near` is today, tomorrow, or empty. */
export const moment = (near: string, weekday: string, day: string, time: string) =>
  [near, weekday, day, time].filter(Boolean).join(', ');
