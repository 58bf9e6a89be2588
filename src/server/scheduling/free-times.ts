import { visitLimits } from '#contract/visit-limits.ts';
import { type Span, withoutSpans } from './clinic-times.ts';
import type { Schedule } from './schedule.ts';

/** Visitors choose among full and half hours from the beginning of the working hours, so that short gaps do not fill up a day. */
export const visitorsGridMs = 30 * 60_000;

/** A time at which a practitioner has someone, in one of the lanes beside each other. */
export interface Busy extends Span {
  practitionerId: number;
  lane: number;
}

interface Wanted {
  /** Days, both included. */
  from: string;
  to: string;
  lengthMs: number;
  /** Free times begin at multiples of this from the beginning of the working hours. */
  gridMs: number;
  /** Not before this moment, in ms. */
  earliest: number;
  /** Not beginning after it. */
  latest?: number;
  /** Anyone unless said. */
  practitionerId?: number | null | undefined;
  /** When no one can be booked, such as while the wanted room is taken; in order. */
  taken?: readonly Span[];
}

export interface Free {
  start: number;
  /** Null where the clinic has no practitioners. */
  practitionerId: number | null;
}

/** The busy times of each practitioner and lane, in order. */
export type BusyTimes = ReadonlyMap<number, readonly Span[]>;

export function sortBusy(busy: readonly Busy[]): BusyTimes {
  const groups = Map.groupBy(busy, ({ practitionerId, lane }) => laneKey(practitionerId, lane));
  for (const spans of groups.values()) spans.sort((a, b) => a.from - b.from);
  return groups;
}

const laneKey = (practitionerId: number, lane: number) => practitionerId * visitLimits.lanes + lane;

/** Free times in order, each with the first practitioner who is free then. */
export function findFreeTimes(schedule: Schedule, busy: BusyTimes, wanted: Wanted): Free[] {
  const free = new Map<number, number | null>();
  for (const { id, sideBySide } of candidatesFor(schedule, wanted.practitionerId)) {
    const working = withoutSpans(schedule.workingBetween(id, wanted.from, wanted.to), wanted.taken ?? []);
    for (let lane = 0; lane < sideBySide; lane += 1)
      for (const start of startsIn(working, id === null ? [] : (busy.get(laneKey(id, lane)) ?? []), wanted))
        if (!free.has(start)) free.set(start, id);
  }
  return [...free].map(([start, practitionerId]) => ({ start, practitionerId })).toSorted((a, b) => a.start - b.start);
}

function candidatesFor({ present }: Schedule, practitionerId: number | null | undefined) {
  if (practitionerId) return present.filter(({ id }) => id === practitionerId);
  return present.length > 0 ? present : [{ id: null, sideBySide: 1 }];
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
