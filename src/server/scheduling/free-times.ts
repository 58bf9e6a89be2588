import { visitLimits } from '#contract/plain/visit-limits.ts';
import { type Span, withoutSpans } from './clinic-times.ts';
import type { Schedule } from './schedule.ts';

/** Visitors choose among full and half hours from the beginning of the working hours, so that short gaps do not fill up a day. */
export const visitorsGridMs = 30 * 60_000;

/** A time at which a practitioner, in one of their lanes, or a room is taken. */
export interface Busy extends Span {
  practitionerId: number | null;
  lane: number | null;
  roomId: number | null;
}

interface Wanted {
  /** Days, both included. */
  from: string;
  to: string;
  lengthMs: number;
  /** Free times begin at multiples of this from the beginning of the working hours. */
  gridMs: number;
  /** Earliest start, in ms. */
  earliest: number;
  /** Latest start, in ms. */
  latest?: number;
  /** Anyone unless said. */
  practitionerId?: number | null | undefined;
  /** Practitioners who give the treatments; null for everyone. */
  givenBy?: readonly number[] | null | undefined;
  /** Rooms of which one has to be free all the time; none if no room is needed. */
  rooms: readonly { id: number }[];
  /** Times at which no one can be booked, in order. */
  taken?: readonly Span[];
}

export interface Free {
  start: number;
  /** Null where the clinic has no practitioners. */
  practitionerId: number | null;
}

/** The busy times of each practitioner and lane, and of each room, in order. */
export interface BusyTimes {
  lanes: ReadonlyMap<number, readonly Span[]>;
  rooms: ReadonlyMap<number, readonly Span[]>;
}

export function sortBusy(busy: readonly Busy[]): BusyTimes {
  const inOrder = busy.toSorted((a, b) => a.from - b.from);
  const lanes = new Map<number, Span[]>();
  const rooms = new Map<number, Span[]>();
  for (const { practitionerId, lane, roomId, ...span } of inOrder) {
    if (practitionerId !== null) lanes.getOrInsertComputed(laneKey(practitionerId, lane ?? 0), () => []).push(span);
    if (roomId !== null) rooms.getOrInsertComputed(roomId, () => []).push(span);
  }
  return { lanes, rooms };
}

const laneKey = (practitionerId: number, lane: number) => practitionerId * visitLimits.lanes + lane;

/** Free times in order, each with the first practitioner who is free then. In one of the rooms, if one is needed. */
export function findFreeTimes(schedule: Schedule, busy: BusyTimes, wanted: Wanted): Free[] {
  const free = new Map<number, number | null>();
  for (const { id, sideBySide } of candidatesFor(schedule, wanted)) {
    const working = withoutSpans(schedule.workingBetween(id, wanted.from, wanted.to), wanted.taken ?? []);
    for (let lane = 0; lane < sideBySide; lane += 1)
      for (const start of startsIn(working, id === null ? [] : (busy.lanes.get(laneKey(id, lane)) ?? []), wanted))
        if (!free.has(start)) free.set(start, id);
  }
  const times = [...free].map(([start, practitionerId]) => ({ start, practitionerId }));
  times.sort((a, b) => a.start - b.start);
  return wanted.rooms.length === 0 ? times : withFreeRoom(times, busy, wanted);
}

/** Filters the times, which are in order, by whether one of the rooms is free for the whole length. */
function withFreeRoom(times: readonly Free[], busy: BusyTimes, { rooms, lengthMs }: Wanted) {
  const taken = rooms.map(({ id }) => ({ spans: busy.rooms.get(id) ?? [], next: 0 }));
  return times.filter(({ start }) =>
    taken.some((room) => {
      while ((room.spans[room.next]?.until ?? start + 1) <= start) room.next += 1;
      const next = room.spans[room.next];
      return !next || next.from >= start + lengthMs;
    }),
  );
}

function candidatesFor({ present }: Schedule, { practitionerId, givenBy }: Pick<Wanted, 'practitionerId' | 'givenBy'>) {
  if (present.length === 0 && !practitionerId) return [{ id: null, sideBySide: 1 }];
  return present.filter(({ id }) => (!practitionerId || id === practitionerId) && (givenBy?.includes(id) ?? true));
}

/** Starts on the grid of each working span, where the whole length is free. */
function* startsIn(working: readonly Span[], busy: readonly Span[], wanted: Wanted) {
  const { lengthMs, gridMs, earliest, latest = Number.POSITIVE_INFINITY } = wanted;
  let first = 0;
  for (const { from, until } of working) {
    let start = from;
    if (start < earliest) start += Math.ceil((earliest - start) / gridMs) * gridMs;
    while (start + lengthMs <= until && start <= latest) {
      while (first < busy.length && (busy[first] as Span).until <= start) first += 1;
      const next = busy[first];
      if (!next || next.from >= start + lengthMs) {
        yield start;
        start += gridMs;
      } else start += Math.ceil((next.until - start) / gridMs) * gridMs;
    }
  }
}
