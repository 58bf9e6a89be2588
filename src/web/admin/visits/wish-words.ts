import type { Appointment } from '#contract/appointments.ts';
import { momentWords } from './visit-words.ts';

/** 'Tuesday, Friday; morning', or the times that were chosen, the best first; null if the patient did not say. */
export function wishWords({ wishes, held }: Pick<Appointment, 'wishes' | 'held'>, timeZone: string) {
  if (!wishes) return null;
  const { days, parts, times } = wishes;
  const moments = times.map(({ starts_at }) => momentWords(starts_at, timeZone));
  const said = [days.join(', '), parts.join(', '), ...moments].filter(Boolean).join('; ');
  return held ? `${said} (the first is held until ${momentWords(held.held_until, timeZone)})` : said;
}
