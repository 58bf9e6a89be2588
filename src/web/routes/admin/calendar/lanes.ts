// See docs/decisions/0068-calendar.md.

import type { CSSProperties } from 'react';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { RoomClosure } from '#contract/room-closures.ts';
import type { Room } from '#contract/rooms.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { noPractitioner } from '#web/admin/visits/visit-words.ts';
import { dayName, minutesBetween, minutesOf, wallTime } from '#web/admin/visits/wall-time.ts';
import * as words from '#words/admin/calendar.ts';
import type { CalendarData } from './calendar-data.ts';

export type Span = Pick<CalendarVisit, 'starts_at' | 'ends_at'>;

export type Hold = Calendar['holds'][number];

/** A column of the calendar: a day of one practitioner or in one room, or in a week a day. */
export interface Lane extends ReturnType<typeof contentOf> {
  key: string;
  name: string;
  day: string;
  /** Id of the practitioner, null for the lane of no one; undefined where a lane is a day or a room. */
  practitioner_id?: number | null;
  /** Whether the practitioner no longer works here. */
  hasLeft?: boolean;
  /** Id of the room, null for the lane without one; undefined where lanes are no rooms. */
  room_id?: number | null;
  /** Times at which the room is closed. */
  closures?: readonly RoomClosure[];
  /** Working hours in this lane. */
  working: readonly Span[];
}

/** Cancelled visits, and those to which no one came, left their time to others: they are listed apart. */
export const takesTime = ({ status }: CalendarVisit) => occupyingStatuses.includes(status);

interface Placed extends Span {
  practitioner_id: number | null;
  /** Leave has none. */
  room_id?: number | null;
}

/** Filters by a practitioner's id; an empty id selects all. */
export const isWith = (practitioner: string) => (one: Pick<Placed, 'practitioner_id'>) =>
  practitioner === '' || String(one.practitioner_id) === practitioner;

/** Visits, leave and holds in a part of the calendar. */
export function contentOf({ visits, calendar }: CalendarData, isHere: (one: Placed) => boolean) {
  return {
    visits: visits.filter((visit) => takesTime(visit) && isHere(visit)),
    absences: calendar.absences.filter(isHere),
    holds: calendar.holds.filter(isHere),
  };
}

/** A lane for each practitioner, and one for visits that no one was chosen for. */
export function lanesOfDay(data: CalendarData, practitioner: string): Lane[] {
  const { practitioners, opening } = data.calendar;
  return [...practitioners, { id: null, name: noPractitioner, has_left: false, working: opening }]
    .filter(({ id }) => isWith(practitioner)({ practitioner_id: id }))
    .map(({ id, name, has_left, working }) => ({
      key: String(id),
      name,
      day: data.day,
      practitioner_id: id,
      hasLeft: has_left,
      working,
      ...contentOf(data, (one) => one.practitioner_id === id),
    }));
}

/** Lane of visits without a room. */
const noRoom = words.noRoom;

/** A lane for each room that can be chosen or has a visit, and one for visits without a room. */
export function lanesOfRooms(data: CalendarData, rooms: readonly Room[], practitioner: string): Lane[] {
  const lanes = [...rooms, { id: null, name: noRoom, is_hidden: false }].map(({ id, name, is_hidden }) => ({
    key: String(id),
    name,
    day: data.day,
    room_id: id,
    is_hidden,
    working: data.calendar.opening,
    closures: data.calendar.room_closures.filter(({ room_id }) => room_id === id),
    ...contentOf(data, (one) => one.room_id === id && isWith(practitioner)(one)),
  }));
  return lanes.filter(({ is_hidden, visits, holds }) => !is_hidden || visits.length + holds.length > 0);
}

/** A lane for each day, of one practitioner or of all, whose visits at the same time are in the order of the practitioners. */
export function lanesOfWeek(data: CalendarData, practitioner: string): Lane[] {
  const { time_zone, practitioners, opening } = data.calendar;
  const order = [...practitioners.map(({ id }) => id), null];
  const visits = data.visits.toSorted((a, b) => order.indexOf(a.practitioner_id) - order.indexOf(b.practitioner_id));
  const person = practitioners.find(({ id }) => String(id) === practitioner);
  return data.days.map((day) => {
    const isThen = (span: Span) => touchesDay(span, day, time_zone);
    return {
      key: day,
      name: dayName(day),
      day,
      working: (person?.working ?? opening).filter(isThen),
      ...contentOf({ ...data, visits }, (one) => isWith(practitioner)(one) && isThen(one)),
      ...(!person && { absences: [] }),
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

/** Place in a day, in minutes from midnight on the clock. */
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

interface Arranged<Item> extends Place {
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
export function findFreePlace(taken: readonly Place[], hours: Place, wanted: number, step: number) {
  const isTaken = (minute: number) => taken.some(({ from, until }) => from <= minute && minute < until);
  for (let minute = wanted; hours.from <= minute && minute < hours.until; minute += step)
    if (!isTaken(minute)) return minute;
  return undefined;
}

/** Position in a lane, as custom properties in minutes that the stylesheet turns into lengths. */
export function placed({ from, until }: Place, hours: Place): CSSProperties {
  const start = Math.max(from, hours.from);
  const end = Math.min(until, hours.until);
  return { '--from': start - hours.from, '--minutes': Math.max(0, end - start) } as CSSProperties;
}
