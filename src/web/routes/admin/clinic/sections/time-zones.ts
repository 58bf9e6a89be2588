/** Every time zone with the name that people know: `India Standard Time`. */
export function listTimeZones() {
  // Browsers list the zone of India under its old name only.
  const names = new Set(['Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')]);
  return [...names].map((name) => ({ name, label: labelOf(name) }));
}

function labelOf(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** `Friday, 3:12 pm`; undefined while the name is none. */
export function timeIn(timeZone: string, now: Date) {
  try {
    return now.toLocaleString('en-IN', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit', hour12: true });
  } catch {
    return undefined; // half typed
  }
}
