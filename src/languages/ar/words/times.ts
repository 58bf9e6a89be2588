// Times that can be booked.

/** '10:00 am', '12 noon'; in the reader's time zone where none is given. */
export function clock(instant: string, timeZone: string | undefined) {
  const words = { timeZone, hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const time = new Date(instant).toLocaleTimeString('en-IN', words);
  return time.replace('12:00 pm', '12 noon'); // some read it as midnight
}

export const moment = (day: string, time: string) => `${day}, ${time}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const firstFree = (day: string, time: string) => `First free: ${day}, ${time}`;
