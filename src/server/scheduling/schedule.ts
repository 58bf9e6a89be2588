import type { Span as DailySpan } from '#contract/clinic-form.ts';
import {
  commonSpans,
  daysBetween,
  hoursOn,
  overlaps,
  type Span,
  toSpans,
  type WeeklyHours,
  withoutSpans,
} from './clinic-times.ts';
import { dayAt } from './days.ts';

/** Parts of a schedule. Days are in the clinic's time zone. */
export interface ScheduleParts {
  timeZone: string;
  openingHours: readonly WeeklyHours[];
  /** Hours of days that differ from the opening hours; none for a day on which the clinic is closed. The first of a day counts. */
  specialHours: readonly { id?: number | undefined; starts_on: string; ends_on: string; spans: readonly DailySpan[] }[];
  practitioners: readonly PractitionerAtWork[];
  /** Rooms that can be chosen, in the clinic's order. */
  rooms: readonly Room[];
  roomClosures: readonly RoomClosure[];
  workingHours: readonly {
    practitioner_id: number;
    valid_from: string;
    valid_until: string | null;
    hours: readonly WeeklyHours[];
  }[];
  absences: readonly Absence[];
}

export interface PractitionerAtWork {
  id: number;
  name: string;
  sideBySide: number;
  usualRoomId: number | null;
  /** Visitors can choose them by name. */
  isShown: boolean;
  /** Departure in ms; null while they work here. */
  leftAt: number | null;
}

export interface Room {
  id: number;
  name: string;
}

/** A room cannot be used. */
export interface RoomClosure extends Span {
  roomId: number;
}

export interface Absence extends Span {
  practitionerId: number;
  kind: 'leave' | 'break';
}

export type Schedule = ReturnType<typeof createSchedule>;

/** Answers when the clinic is open and a practitioner works. Who has no working hours of their own works while the clinic is open. */
export function createSchedule(parts: ScheduleParts) {
  const { timeZone, openingHours, specialHours, practitioners, rooms, roomClosures, workingHours, absences } = parts;
  const own = Map.groupBy(workingHours, (row) => row.practitioner_id);
  const away = Map.groupBy(
    absences.toSorted((a, b) => a.from - b.from),
    ({ practitionerId }) => practitionerId,
  );
  /** Practitioners share most of their hours, and converting them is what takes the time. */
  const converted = new Map<string, Span[]>();
  const working = new Map<string, Span[]>();

  const specialOn = (day: string) =>
    specialHours.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)?.spans;

  function openingOn(day: Temporal.PlainDate): readonly DailySpan[] {
    return specialOn(day.toString()) ?? hoursOn(openingHours, day);
  }

  function hoursOf(practitionerId: number | null, day: Temporal.PlainDate): readonly DailySpan[] {
    const name = day.toString();
    const valid = (own.get(practitionerId ?? 0) ?? []).filter(
      ({ valid_from, valid_until }) => valid_from <= name && (valid_until === null || name <= valid_until),
    );
    const latest = valid.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0];
    if (!latest) return openingOn(day);
    const hours = hoursOn(latest.hours, day);
    const special = specialOn(name);
    return special ? commonSpans(hours, special) : hours;
  }

  function spansOf(spans: readonly DailySpan[], day: Temporal.PlainDate) {
    const key = `${day.toString()} ${spans.map(({ opens, closes }) => `${opens}-${closes}`).join()}`;
    return converted.getOrInsertComputed(key, () => toSpans(spans, day, timeZone).toSorted((a, b) => a.from - b.from));
  }

  const absencesOf = (practitionerId: number | null) =>
    practitionerId === null ? [] : (away.get(practitionerId) ?? []);

  return {
    timeZone,
    practitioners,
    rooms,
    /** Practitioners who can be booked. */
    present: practitioners.filter(({ leftAt }) => leftAt === null),
    dayOf: (time: number) => dayAt(time, timeZone),
    openingBetween: (from: string, to: string) =>
      [...daysBetween(from, to)].flatMap((day) => spansOf(openingOn(day), day)),
    /** Working hours without leave and breaks, in order; the opening hours for no one in particular. */
    workingBetween: (practitionerId: number | null, from: string, to: string) =>
      working.getOrInsertComputed(`${practitionerId} ${from} ${to}`, () => {
        const spans = [...daysBetween(from, to)].flatMap((day) => spansOf(hoursOf(practitionerId, day), day));
        return withoutSpans(spans, absencesOf(practitionerId));
      }),
    findAbsence: (practitionerId: number | null, span: Span) =>
      absencesOf(practitionerId).find((absence) => overlaps(absence, span)),
    isRoomClosed: (id: number | null, span: Span) =>
      roomClosures.some((closure) => closure.roomId === id && overlaps(closure, span)),
    /** Whether special hours are why no one works then. */
    isClosed(span: Span) {
      const day = Temporal.PlainDate.from(dayAt(span.from, timeZone));
      const special = specialOn(day.toString());
      return special !== undefined && !toSpans(special, day, timeZone).some((open) => overlaps(open, span));
    },
  };
}
