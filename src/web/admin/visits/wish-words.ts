import type { Appointment } from '#contract/appointments.ts';
import type { EarlierTimeWish } from '#contract/wait-list.ts';
import { type ClinicClock, shortMoment } from '#web/admin/list/clinic-clock.ts';
import { describeDays, weekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/visits.ts';
import { locale } from '#words/locale.ts';
import { momentWords } from './visit-words.ts';
import { dayName } from './wall-time.ts';

/** 'Tuesday, Friday; morning', or the times that were chosen, the best first; null if the patient did not say. */
export function wishWords({ wishes, held }: Pick<Appointment, 'wishes' | 'held'>, timeZone: string) {
  if (!wishes) return null;
  const { days, parts, times } = wishes;
  const moments = times.map(({ starts_at }) => momentWords(starts_at, timeZone));
  const said = [namesOf(days, weekNames.long), namesOf(parts, words.parts), ...moments].filter(Boolean).join('; ');
  return held ? words.firstIsHeld(said, momentWords(held.held_until, timeZone)) : said;
}

const namesOf = <Name extends string>(chosen: readonly Name[], names: Readonly<Record<Name, string>>) =>
  chosen.map((one) => names[one]).join(', ');

const hourMs = 3_600_000;

/** 'held 23 h', or 'held 20 min'; undefined once it has ended. */
export function holdWords(held: Appointment['held'], now: Date) {
  const left = held ? Date.parse(held.held_until) - now.getTime() : 0;
  if (left <= 0) return undefined;
  return left < hourMs ? words.heldMinutes(Math.ceil(left / 60_000)) : words.heldHours(Math.floor(left / hourMs));
}

/** 'Fri 27, 10:00 am · held 23 h · 2 more', in one line; null if the patient did not say. */
export function shortWish({ wishes, held }: Pick<Appointment, 'wishes' | 'held'>, clock: ClinicClock) {
  if (!wishes) return null;
  const [first, ...others] = wishes.times;
  if (!first)
    return (
      [namesOf(wishes.days, weekNames.short), namesOf(wishes.parts, words.parts)].filter(Boolean).join(', ') || null
    );
  const more = others.length > 0 && words.more(others.length);
  return [shortMoment(first.starts_at, clock), holdWords(held, clock.now), more].filter(Boolean).join(' · ');
}

type Wish = Pick<EarlierTimeWish, 'days' | 'parts' | 'practitioner' | 'until'>;

/** 'Monday and Friday, morning, with Nila Sample, until Tuesday 24 November' */
export function earlierTimeWords({ days, parts, practitioner, until }: Wish) {
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return [
    days.length > 0 ? describeDays(days) : words.anyDay,
    parts.length > 0 ? list.format(parts.map((part) => words.parts[part])) : words.atAnyTime,
    practitioner ? words.withWhom(practitioner) : words.withAnyPhysiotherapist,
    words.untilDay(dayName(until)),
  ].join(', ');
}
