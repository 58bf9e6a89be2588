import { type ToTell, whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import type { NamedTime } from './message-words.ts';

type Visit = Pick<CalendarVisit, 'starts_at' | 'practitioner' | 'told' | 'to_tell'>;

/** Says what the patient does not know of a visit: 'Now Tuesday 24 November, 5:00 pm. Was Monday 23 November, 10:00 am.' */
export function sentenceOf({ starts_at, practitioner, told, to_tell }: Visit, timeZone: string) {
  const words = (time: NamedTime) =>
    [momentWords(time.starts_at, timeZone), time.practitioner].filter(Boolean).join(' with ');
  if (to_tell === 'cancelled') return `Cancelled: ${words(told ?? { starts_at, practitioner })}.`;
  if (to_tell === 'changed' && told) {
    const before = { ...told, practitioner: told.practitioner === practitioner ? null : told.practitioner };
    if (told.starts_at !== starts_at) return `Now ${words({ starts_at, practitioner })}. Was ${words(before)}.`;
    const who = [practitioner ?? 'no practitioner yet', told.practitioner && `was ${told.practitioner}`];
    return `${momentWords(starts_at, timeZone)}, now with ${who.filter(Boolean).join(', ')}.`;
  }
  const again = told?.status === 'cancelled' ? 'Booked again' : 'Booked';
  return `${again}: ${words({ starts_at, practitioner })}.`;
}

/** The time that a message about the visit names: of a cancelled one the time that the patient knows. */
export function namedTimeOf({ starts_at, practitioner, told, to_tell }: Visit): NamedTime {
  return to_tell === 'cancelled' && told ? told : { starts_at, practitioner };
}

/** Visits of which the same is to be told as of the soonest one, with what that is; undefined if nothing is to tell. */
export function firstToTell<V extends Visit>(visits: readonly V[], now = new Date(), wanted?: ToTell) {
  const soonest = visits.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const kinds = soonest.map((visit) => whatToTell(visit, now));
  const what = wanted ?? kinds.find((kind) => kind !== null) ?? null;
  const those = soonest.filter((_, place) => kinds[place] === what);
  return what === null || those.length === 0 ? undefined : { what, visits: those };
}
