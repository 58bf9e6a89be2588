// See docs/decisions/0068-calendar.md.

import type { CSSProperties } from 'react';
import type { Absence } from '#contract/absences.ts';
import type { Room } from '#contract/rooms.ts';
import type { Calendar } from '#contract/schedules.ts';
import { occupyingStatuses } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { noPractitioner } from '#web/admin/visits/visit-words.ts';
import { dayName, minutesBetween, minutesOf, wallTime } from '#web/admin/visits/wall-time.ts';
import type { CalendarData } from './calendar-data.ts';

interface Span {
  starts_at: string;
  ends_at: string;
}

export type Hold = Calendar['holds'][number];

/** A column of the calendar: a day of one practitioner or in one room, or in a week a day. */
export interface Lane {
  key: string;
  name: string;
  day: string;
  /** Id of the practitioner, null for the lane of no one; undefined where a lane is a day or a room. */
  practitioner_id?: number | null;
  /** Id of the room, null for the lane without one; undefined where lanes are no rooms. */
  room_id?: number | null;
  /** When someone works. */
  working: readonly Span[];
  visits: readonly CalendarVisit[];
  absences: readonly Absence[];
  holds: readonly Hold[];
}

/** Cancelled visits, and those to which no one came, left their time to others: they are listed apart. */
export const takesTime = ({ status }: CalendarVisit) => occupyingStatuses.includes(status);

const isOf = (id: number | null) => (one: { practitioner_id: number | null }) => one.practitioner_id === id;

/** A lane for each practitioner, and one for visits that no one was chosen for. */
export function lanesOfDay({ day, visits, calendar }: CalendarData, practitioner: string): Lane[] {
  const people = [...calendar.practitioners, { id: null, name: noPractitioner, working: calendar.opening }];
  return people
    .filter(({ id }) => practitioner === '' || String(id) === practitioner)
    .map(({ id, name, working }) => ({
      key: String(id),
      name,
      day,
      practitioner_id: id,
      working,
      visits: visits.filter(takesTime).filter(isOf(id)),
      absences: calendar.absences.filter(isOf(id)),
      holds: calendar.holds.filter(isOf(id)),
    }));
}

/** Where no room was chosen, or the visit needs none. */
const noRoom = 'No room';

/** A lane for each room that can be chosen or has a visit, and one for visits without a room. */
export function lanesOfRooms({ day, visits, calendar }: CalendarData, rooms: readonly Room[], who: string): Lane[] {
  const shown = [...visits.filter(takesTime), ...calendar.holds].filter(isWith(who));
  const isIn = (id: number | null) => (one: { room_id: number | null }) => one.room_id === id;
  return [...rooms.filter(({ id, is_hidden }) => !is_hidden || shown.some(isIn(id))), { id: null, name: noRoom }].map(
    ({ id, name }) => ({
      key: String(id),
      name,
      day,
      room_id: id,
      working: calendar.opening,
      visits: visits.filter((visit) => takesTime(visit) && isWith(who)(visit) && isIn(id)(visit)),
      absences: [],
      holds: calendar.holds.filter((hold) => isWith(who)(hold) && isIn(id)(hold)),
    }),
  );
}

const isWith = (practitioner: string) => (one: { practitioner_id: number | null }) =>
  practitioner === '' || String(one.practitioner_id) === practitioner;

/** A lane for each day, of one practitioner or of all, whose visits at the same time are in the order of the practitioners. */
export function lanesOfWeek({ days, visits: all, calendar }: CalendarData, practitioner: string): Lane[] {
  const { time_zone, practitioners } = calendar;
  const isShown = isWith(practitioner);
  const placeOfPerson = new Map<number | null, number>(practitioners.map(({ id }, place) => [id, place]));
  const rank = ({ practitioner_id }: CalendarVisit) => placeOfPerson.get(practitioner_id) ?? practitioners.length;
  const visits = all.toSorted((a, b) => rank(a) - rank(b));
  const person = calendar.practitioners.find(({ id }) => String(id) === practitioner);
  return days.map((day) => {
    const isThen = (span: Span) => touchesDay(span, day, time_zone);
    return {
      key: day,
      name: dayName(day),
      day,
      working: (person?.working ?? calendar.opening).filter(isThen),
      visits: visits.filter((visit) => takesTime(visit) && isShown(visit) && isThen(visit)),
      absences: person ? calendar.absences.filter((absence) => isShown(absence) && isThen(absence)) : [],
      holds: calendar.holds.filter((hold) => isShown(hold) && isThen(hold)),
    };
  });
}

export function touchesDay({ starts_at, ends_at }: Span, day: string, timeZone: string) {
  const last = wallTime(Date.parse(ends_at) - 1, timeZone).day;
  return wallTime(starts_at, timeZone).day <= day && day <= last;
}

/** Whether it takes the whole of a day that it touches. */
export function isAllDay(span: Span, day: string, timeZone: string) {
  const start = wallTime(span.starts_at, timeZone);
  return (start.day < day || start.time === '00:00') && wallTime(span.ends_at, timeZone).day > day;
}

/** Where something stands on a day, in minutes from midnight on the clock. */
export interface Place {
  from: number;
  until: number;
}

export function placeOf(span: Span, day: string, timeZone: string): Place {
  const start = wallTime(span.starts_at, timeZone);
  const from = start.day < day ? 0 : minutesOf(start.time);
  const end = wallTime(span.ends_at, timeZone);
  if (start.day < day) return { from, until: end.day > day ? 1440 : minutesOf(end.time) };
  // A visit is as long as it takes, also where the clocks change meanwhile.
  return { from, until: Math.min(1440, from + minutesBetween(span.starts_at, span.ends_at)) };
}

/** The hours that a calendar has to show, whole ones: from 9 to 17, and whatever lies outside. */
export function hoursOf(lanes: readonly Lane[], timeZone: string): Place {
  const places = lanes.flatMap(({ day, working, visits, holds }) =>
    [...working, ...visits, ...holds].map((span) => placeOf(span, day, timeZone)),
  );
  const from = Math.min(9 * 60, ...places.map((place) => place.from));
  const until = Math.max(17 * 60, ...places.map((place) => place.until));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}

export interface Arranged<Item> extends Place {
  item: Item;
  /** Place among the columns. */
  column: number;
  columns: number;
}

/** Puts what takes place at the same time side by side. */
export function arrange<Item>(items: readonly (Place & { item: Item })[]): Arranged<Item>[] {
  const arranged: Arranged<Item>[] = [];
  let group: Arranged<Item>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) one.columns = ends.length;
    arranged.push(...group);
    group = [];
    ends = [];
  };
  for (const one of items.toSorted((a, b) => a.from - b.from || b.until - a.until)) {
    if (ends.every((end) => end <= one.from)) close();
    const free = ends.findIndex((end) => end <= one.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = one.until;
    group.push({ ...one, column, columns: 0 });
  }
  close();
  return arranged;
}

/** The first minute from `wanted` on, in steps of `step`, at which nothing stands; undefined if there is none within the hours. */
export function findFreePlace(
  taken: readonly Place[],
  hours: Place,
  { wanted, step }: { wanted: number; step: number },
) {
  const isTaken = (minute: number) => taken.some(({ from, until }) => from <= minute && minute < until);
  for (let minute = wanted; hours.from <= minute && minute < hours.until; minute += step)
    if (!isTaken(minute)) return minute;
  return undefined;
}

/** Where something stands in its lane; the stylesheet makes lengths of the minutes. */
export function placed({ from, until }: Place, hours: Place): CSSProperties {
  const start = Math.max(from, hours.from);
  const end = Math.min(until, hours.until);
  return { '--from': start - hours.from, '--minutes': Math.max(0, end - start) } as CSSProperties;
}
