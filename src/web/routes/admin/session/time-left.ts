/** '1:45' */
export function clockTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For those who listen: said when it changes, and so not with every second. */
export function spokenTime(seconds: number) {
  if (seconds > 60) return '2 minutes left.';
  if (seconds > 30) return '1 minute left.';
  return seconds > 10 ? '30 seconds left.' : '10 seconds left.';
}
