import type { Appointment } from '#contract/appointments.ts';
import type { EarlierTimeWish } from '#contract/wait-list.ts';
import { describeDays } from '#web/shell/opening-hours.ts';
import { momentWords } from './visit-words.ts';
import { dayName } from './wall-time.ts';

/** 'Tuesday, Friday; morning', or the times that were chosen, the best first; null if the patient did not say. */
export function wishWords({ wishes, held }: Pick<Appointment, 'wishes' | 'held'>, timeZone: string) {
  if (!wishes) return null;
  const { days, parts, times } = wishes;
  const moments = times.map(({ starts_at }) => momentWords(starts_at, timeZone));
  const said = [days.join(', '), parts.join(', '), ...moments].filter(Boolean).join('; ');
  return held ? `${said} (the first is held until ${momentWords(held.held_until, timeZone)})` : said;
}

type Wish = Pick<EarlierTimeWish, 'days' | 'parts' | 'practitioner' | 'until'>;

/** 'Monday and Friday, morning, with Nila Sample, until Tuesday 24 November' */
export function earlierTimeWords({ days, parts, practitioner, until }: Wish) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const words = [
    days.length > 0 ? describeDays(days) : 'Any day',
    parts.length > 0 ? list.format(parts) : 'at any time',
    practitioner ? `with ${practitioner}` : 'with any physiotherapist',
    `until ${dayName(until)}`,
  ];
  return words.join(', ');
}
