/** A day as `12 October 2026`, in the clinic's time zone. */
export function formatDay(instant: string, timeZone: string) {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  );
}
