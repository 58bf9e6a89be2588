import * as english from '../messages/patient-moment.ts';
import type { Translated } from './languages.ts';

interface Surroundings {
  now: Date | number;
  timeZone: string;
  /** Words of the patient's language. */
  words?: Translated<typeof english>;
}

/** 'tomorrow, Tuesday, 24 November, 5:00 pm', as a patient reads it. `now` and the instant may be in ms. */
export function momentForPatient(instant: string | number, { now, timeZone, words = english }: Surroundings) {
  const part = (time: Date | number, options: Intl.DateTimeFormatOptions, locale = words.locale) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(time);
  // Sweden writes dates like ISO does.
  const dayOf = (time: Date | number) => part(time, {}, 'sv-SE');
  const at = new Date(instant);
  const day = dayOf(at);
  const today = dayOf(now);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const near = { [today]: words.today, [tomorrow]: words.tomorrow }[day] ?? '';
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const date = part(at, { day: 'numeric', month: 'long', ...year });
  return words.moment(near, part(at, { weekday: 'long' }), date, words.clock(at, timeZone));
}
