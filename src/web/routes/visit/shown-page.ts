import type { PatientPage } from '#contract/patient-links.ts';
import { graphemesOf } from '#contract/plain/text-length.ts';
import { isUnmarked } from '#contract/plain/visit-states.ts';
import { instantOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { clockWords } from '#web/booking/deferred/time-words.ts';
import { locale } from '#words/locale.ts';
import { fromTo, moment } from '#words/times.ts';
import { leads, states, titles } from '#words/visit.ts';

// Words of a patient's page. Made on the server: browsers write some times in other ways.

type Visit = PatientPage['visits'][number];

export function showPage(page: PatientPage, now: number) {
  const { visits, held, offer, notes, time_zone, is_closed } = page;
  const [next, ...later] = visits.filter((visit) => isAhead(visit, now));
  const others = [...later, ...visits.filter((visit) => !isAhead(visit, now)).toReversed()];
  return {
    reference: page.reference,
    timeZone: time_zone,
    isClosed: is_closed,
    offer: offer && {
      id: offer.id,
      isOpen: offer.is_open,
      practitioner: offer.practitioner,
      ...showTime(offer, time_zone, now),
      when: momentWords(offer.starts_at, time_zone),
      until: momentWords(offer.held_until, time_zone),
    },
    mayMessage: page.may_message,
    held: held && { ...held, ...showTime(held, time_zone, now) },
    next: next && showVisit(next, time_zone, now),
    /** Coming visits first, then the others with the latest first. */
    others: others.map((visit) => showVisit(visit, time_zone, now)),
    /** How far it is: asked, held, confirmed, visited. */
    step: next ? 2 : held ? 1 : visits.at(-1)?.status === 'fulfilled' ? 3 : 0,
    /** A time is agreed, held, or still to be agreed by a call; otherwise the patient has to ask for one. */
    mayCome: Boolean(next ?? held) || (visits.length === 0 && !is_closed),
    notes: notes.map(({ text, created_at }) => ({ text, when: momentWords(created_at, time_zone) })),
    ...describe(page, next, later.length > 0, now),
  };
}

export type ShownPage = ReturnType<typeof showPage>;

export type ShownVisit = ReturnType<typeof showVisit>;

function showVisit(visit: Visit, timeZone: string, now: number) {
  const { id, version, practitioner, room, status, moved, cancel_until, can_move, is_coming } = visit;
  const isOpen = status === 'booked' && Date.parse(visit.starts_at) > now;
  return {
    id,
    version,
    practitioner,
    room,
    ...showTime(visit, timeZone, now),
    state: isUnmarked(visit, new Date(now))
      ? states.unmarked
      : status === 'booked' && moved
        ? states.moved
        : states[status],
    isBooked: status === 'booked',
    /** The patient can say that they will come, or has. */
    coming: isOpen ? (is_coming ? ('said' as const) : ('asked' as const)) : null,
    /** It takes place, or has. */
    isOn: status !== 'cancelled' && status !== 'noshow',
    isAhead: isAhead(visit, now),
    /** Deadline for cancelling and moving; null if neither is possible. */
    cancelUntil: cancel_until && momentWords(cancel_until, timeZone),
    canMove: can_move,
    /** Cancelling needs a call. */
    mustCall: status === 'booked' && cancel_until === null && isAhead(visit, now),
  };
}

function showTime(time: Pick<Visit, 'starts_at' | 'ends_at'>, timeZone: string, now: number) {
  const { starts_at, ends_at } = time;
  const [today, day] = [now, starts_at].map((instant) => Date.parse(wallTime(instant, timeZone).day));
  const toGo = daysToGo.format(Math.round((Number(day) - Number(today)) / dayMs), 'day');
  return {
    starts_at,
    /** 'Tuesday, 24 November 2026' */
    day: dayWords(starts_at, timeZone),
    date: new Date(starts_at).toLocaleDateString(locale, { timeZone, day: 'numeric' }),
    /** 'In 3 days' */
    toGo: toGo.charAt(0).toUpperCase() + toGo.slice(1),
    /** '5:00 pm to 5:30 pm' */
    span: fromTo(clockWords(starts_at, timeZone), clockWords(ends_at, timeZone)),
  };
}

const daysToGo = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** 'AN' of 'Dr. Asha Nair [PT]' */
export function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}.*[^.]$|^\p{L}$/u.test(word));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => [...graphemesOf(word)][0]?.segment).join('');
}

/** It is booked or has begun, and is not over. */
function isAhead({ status, ends_at }: Visit, now: number) {
  return (status === 'booked' || status === 'arrived') && Date.parse(ends_at) > now;
}

/** The heading and what follows it. */
function describe(
  { visits, held, is_closed, time_zone }: PatientPage,
  next: Visit | undefined,
  hasMore: boolean,
  now: number,
) {
  if (next?.status === 'arrived') return { title: titles.arrived, lead: leads.arrived };
  if (next) {
    const lead = (hasMore ? leads.nextOne : leads.booked)(momentWords(next.starts_at, time_zone));
    if (next.moved) return { title: titles.moved, lead };
    return { title: hasMore ? titles.severalBooked : titles.booked, lead };
  }
  if (held) return { title: titles.held, lead: leads.held(momentWords(held.held_until, time_zone)) };
  if (is_closed) return { title: titles.closed, lead: leads.closed };
  const last = visits.at(-1);
  if (last === undefined) return { title: titles.asked, lead: leads.asked };
  if (isUnmarked(last, new Date(now)))
    return { title: titles.unmarked, lead: leads.unmarked(momentWords(last.starts_at, time_zone)) };
  if (last.status === 'cancelled') return { title: titles.cancelled, lead: leads.another };
  if (last.status === 'noshow') return { title: titles.missed, lead: leads.another };
  return { title: titles.finished, lead: leads.finished };
}

function dayWords(instant: string, timeZone: string) {
  const words = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(instant).toLocaleDateString(locale, words);
}

/** 'Tuesday, 24 November 2026, 5:00 pm' */
function momentWords(instant: string, timeZone: string) {
  return moment(dayWords(instant, timeZone), clockWords(instant, timeZone));
}

const dayMs = 24 * 3_600_000;

/** Example of the page for owners: a visit in two days, at ten. */
export function exampleOf(timeZone: string, now: number): PatientPage {
  const starts = Date.parse(instantOf(wallTime(now + 2 * dayMs, timeZone).day, '10:00', timeZone));
  const toIso = (time: number) => new Date(time).toISOString();
  const who = { practitioner: 'Dr. Asha Sample', room: 'Room 1' };
  const times = { starts_at: toIso(starts), ends_at: toIso(starts + 1_800_000), cancel_until: toIso(starts - dayMs) };
  return {
    reference: 'K7MP2QXA',
    created_at: toIso(now),
    is_closed: false,
    time_zone: timeZone,
    held: null,
    offer: null,
    visits: [
      { id: 1, version: 1, status: 'booked', moved: false, can_move: false, is_coming: false, ...who, ...times },
    ],
    may_message: false,
    notes: [],
  };
}
