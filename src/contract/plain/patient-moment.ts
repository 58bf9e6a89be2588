/** 'tomorrow, Tuesday, 24 November, 5:00 pm', as a patient reads it. `now` and the instant may be in ms. */
export function momentForPatient(
  instant: string | number,
  { now, timeZone }: { now: Date | number; timeZone: string },
) {
  const part = (time: Date | number, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(time);
  // Sweden writes dates like ISO does.
  const dayOf = (time: Date | number) => part(time, {}, 'sv-SE');
  const at = new Date(instant);
  const day = dayOf(at);
  const today = dayOf(now);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const near = { [today]: 'today', [tomorrow]: 'tomorrow' }[day];
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const words = [
    part(at, { weekday: 'long' }),
    part(at, { day: 'numeric', month: 'long', ...year }),
    part(at, { hour: 'numeric', minute: '2-digit', hour12: true }, 'en-IN'),
  ];
  return [...(near ? [near] : []), ...words].join(', ');
}
