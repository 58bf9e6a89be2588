import type { z } from 'zod';
import { heldTime, type newAppointment } from '#contract/appointments.ts';
import type { FreeTime } from '#contract/errors.ts';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { AppError, invalid } from '#server/app-error.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  deleteHold,
  insertHold,
  listBusy,
  type Occupied,
  occupy,
  stepMs,
  updateHold,
} from '#server/db/occupied-times.queries.ts';
import { isWithin, overlaps, readMoment, type Span } from '#server/scheduling/clinic-times.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { type Busy, type Free, findFreeTimes, sortBusy, visitorsGridMs } from '#server/scheduling/free-times.ts';
import { whyOutside } from '#server/scheduling/outside.ts';
import { roomsInOrder, withFirst } from '#server/scheduling/rooms.ts';
import {
  createSchedule,
  type PractitionerAtWork,
  type Room,
  type Schedule,
  type ScheduleParts,
} from '#server/scheduling/schedule.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import {
  findRoom,
  lastOpenDay,
  type needsOf,
  readNeeds,
  readSchedule,
  readScheduleParts,
  readVisitSettings,
} from '../schedules/schedule.queries.ts';
import { readHoldEnd } from './hold-end.ts';

// Whether a visit may be at a time, which times are free instead, and which one is held for a visitor.

/** A visit as someone asks for it. */
export interface WantedVisit {
  from: number;
  until: number;
  practitioner: { id: number; name: string; sideBySide: number } | null;
  /** Practitioners who give the treatments; null for everyone, and for one who has the visit already. */
  givenBy?: readonly number[] | null;
  /** The first that is free is taken; none if none is needed. */
  rooms: readonly Room[];
  /** Whether someone has chosen the first of them; booked anyway, the visit shares it, and otherwise does without a room. */
  isRoomChosen: boolean;
  anyway: boolean;
}

interface VisitInput {
  practitioner_id: number | null;
  room_id: number | null;
  starts_at: string;
  /** Defaults to the length of the visit, or else what the treatments need. */
  minutes?: number | undefined;
  anyway: boolean;
}

interface Current {
  practitioner_id: number | null;
  room_id: number | null;
  starts_at: number;
  ends_at: number;
}

const dayMs = 86_400_000;
/** How far around a refused time free ones are looked for. */
export const nearby = { before: 7 * dayMs, after: 21 * dayMs };
/** Free times of the front desk begin at these minutes from the beginning of the working hours. */
const ownGridMs = 15 * 60_000;

/** A visit that someone asks for, and the working hours that decide whether it is outside. */
export interface Asked {
  wanted: WantedVisit;
  schedule: Schedule;
}

/**
 * Reads when, with whom and where a visit is to be. A practitioner or a room that a visit has already may stay. Without a room in
 * the request, one that is free is taken if the treatments need one. `now` is in ms.
 * @throws AppError `invalid` for what no one can book, not even anyway.
 */
export async function readWanted(
  db: Database,
  input: VisitInput,
  needs: ReturnType<typeof needsOf>,
  now: number,
  current?: Current,
): Promise<Asked> {
  const { schedule, wanted } = await readWantedOfEach(db, input, () => [input.practitioner_id], needs, now, current);
  return { schedule, wanted: wanted[0] as WantedVisit };
}

/** Times of one visit with each of these practitioners, for whom the working hours are read once. */
export async function readWantedOfEach(
  db: Database,
  { starts_at, minutes, room_id, anyway }: Omit<VisitInput, 'practitioner_id'>,
  practitionersIn: (schedule: Schedule) => readonly (number | null)[],
  needs: ReturnType<typeof needsOf>,
  now: number,
  current?: Current,
): Promise<{ wanted: WantedVisit[]; schedule: Schedule }> {
  const timeZone = await clinicTimeZone(db);
  const from = readMoment(starts_at, timeZone, 'starts_at');
  if (from % stepMs !== 0) throw invalid('starts_at', visitMessages.notAStep);
  if (from !== current?.starts_at) refuseDay(from, timeZone, now);
  const usual = current ? current.ends_at - current.starts_at : needs.minutes * 60_000;
  const until = from + (minutes === undefined ? usual : minutes * 60_000);
  const schedule = await readSchedule(db, dayAt(from, timeZone), dayAt(until, timeZone));
  const room = await readRoom(db, room_id, current?.room_id);
  const isSettled = current?.room_id === null && current.starts_at === from && current.ends_at === until;
  const isKept = room !== null && room.id === current?.room_id;
  const wanted = practitionersIn(schedule).map((id) => {
    const practitioner = readPractitioner(schedule, id, current?.practitioner_id);
    const others = isKept || (needs.needsRoom && !isSettled) ? roomsInOrder(schedule, practitioner) : [];
    const rooms = room ? (isKept ? withFirst(room, others) : [room]) : others;
    const givenBy = id !== null && id === current?.practitioner_id ? null : needs.givenBy;
    return { from, until, practitioner, givenBy, rooms, isRoomChosen: room !== null, anyway };
  });
  return { wanted, schedule };
}

function refuseDay(from: number, timeZone: string, now: number) {
  const today = Temporal.PlainDate.from(dayAt(now, timeZone));
  const day = Temporal.PlainDate.from(dayAt(from, timeZone));
  if (Temporal.PlainDate.compare(day, today) < 0) throw invalid('starts_at', visitMessages.past);
  if (Temporal.PlainDate.compare(day, today.add({ years: visitLimits.yearsAhead })) > 0)
    throw invalid('starts_at', visitMessages.farAhead);
}

function readPractitioner({ practitioners }: Schedule, id: number | null, current: number | null | undefined) {
  if (id === null) return null;
  const found = practitioners.find((practitioner) => practitioner.id === id);
  if (!found) throw invalid('practitioner_id', visitMessages.noPractitioner);
  if (found.leftAt !== null && id !== current)
    throw invalid('practitioner_id', visitMessages.practitionerLeft(found.name));
  return found;
}

async function readRoom(db: Database, id: number | null, current: number | null | undefined) {
  if (id === null) return null;
  const room = await findRoom(db, id);
  if (!room || (room.is_hidden && id !== current)) throw invalid('room_id', visitMessages.noRoom);
  return room;
}

/** Why a time is not bookable except anyway; undefined if it is. */
export function refusalOf(schedule: Schedule, { from, until, practitioner, givenBy }: WantedVisit, now: number) {
  if (from < Math.floor(now / stepMs) * stepMs) return visitMessages.earlierToday;
  const outside = whyOutside(schedule, { from, until }, practitioner);
  if (outside) return outside;
  return practitioner && !gives(practitioner, givenBy) ? visitMessages.doesNotGive(practitioner.name) : undefined;
}

const gives = ({ id }: { id: number }, givenBy: WantedVisit['givenBy']) => givenBy?.includes(id) ?? true;

/** @throws AppError `invalid` for a time outside hours, unless it is booked anyway. */
export function refuseOutside({ schedule, wanted }: Asked, now: number) {
  const message = wanted.anyway ? undefined : refusalOf(schedule, wanted, now);
  if (message)
    throw new AppError('invalid', undefined, {
      errors: [{ field: 'starts_at', message }],
      extras: { can_book_anyway: true },
    });
}

/** A page that shows a time, and a form with one, may stay open for a while. */
const graceMs = 3_600_000;

/** Whether visitors may choose a time, or could when they opened the page. */
export function isOpenTime(start: number, settings: VisitSettings, timeZone: string, now: number) {
  const earliest = Math.max(now, now + settings.notice_hours * 3_600_000 - graceMs);
  const last = lastOpenDay(dayAt(now, timeZone), settings);
  return start % stepMs === 0 && start >= earliest && dayAt(start, timeZone) <= last;
}

type VisitSettings = Awaited<ReturnType<typeof readVisitSettings>>;

/** The sentence for a taken time. */
export function takenSentence({ taken }: Pick<Occupied, 'taken'>, { practitioner, rooms, isRoomChosen }: WantedVisit) {
  if (taken === 'closed room') return visitMessages.roomClosed(rooms[0]?.name ?? '');
  if (taken === 'room') return isRoomChosen ? visitMessages.roomTaken(rooms[0]?.name ?? '') : visitMessages.noRoomFree;
  return practitioner ? visitMessages.practitionerTaken(practitioner.name) : visitMessages.taken;
}

/** The free times nearest to a wanted one, in order. */
export async function findNearest(
  db: Database,
  wanted: Pick<WantedVisit, 'from' | 'until' | 'practitioner' | 'givenBy' | 'rooms'>,
  now: number,
  {
    gridMs = ownGridMs,
    earliest = now,
    apart = [],
  }: { gridMs?: number; earliest?: number; apart?: readonly Span[] } = {},
): Promise<FreeTime[]> {
  const { from, until, practitioner, givenBy = null, rooms } = wanted;
  const free = await findFree(db, {
    gridMs,
    from: Math.max(earliest, from - nearby.before),
    until: from + nearby.after,
    lengthMs: until - from,
    practitionerId: practitioner && gives(practitioner, givenBy) ? practitioner.id : undefined,
    givenBy,
    rooms,
    apart,
    now,
  });
  return nearestTo(from, free.times, visitLimits.nearest).map((time) => toFreeTime(free.schedule, time, until - from));
}

/** Returns the nearest times in chronological order. */
export function nearestTo(moment: number, times: readonly Free[], limit: number) {
  const distance = ({ start }: Free) => Math.abs(start - moment);
  const nearest = times.toSorted((a, b) => distance(a) - distance(b)).slice(0, limit);
  return nearest.toSorted((a, b) => a.start - b.start);
}

export interface FreeSearch {
  /** In ms. */
  from: number;
  until: number;
  lengthMs: number;
  gridMs?: number;
  practitionerId?: number | undefined;
  /** Practitioners who give the treatments; null for everyone. */
  givenBy: readonly number[] | null;
  /** Rooms of which one has to be free; with `needsRoom`, any room. */
  rooms?: readonly Room[];
  needsRoom?: boolean;
  /** Other times that the free ones have to leave alone. */
  apart?: readonly Span[];
  /** The request, whose own holds are in no one's way. */
  bookedFor?: number;
  /** A visit that leaves its time when it is moved. */
  leaving?: number | undefined;
  /** A change of the hours and visits, about to be stored. */
  planned?: { change: (parts: ScheduleParts) => ScheduleParts; busy: readonly Busy[] };
  now: number;
}

export async function findFree(db: Database, search: FreeSearch) {
  const { from, until, gridMs = ownGridMs, needsRoom, apart = [], planned, now } = search;
  const timeZone = await clinicTimeZone(db);
  const days = { from: dayAt(from, timeZone), to: dayAt(until, timeZone) };
  const parts = await readScheduleParts(db, days.from, days.to);
  const schedule = createSchedule(planned?.change(parts) ?? parts);
  const stored = await listBusy(db, from - dayMs, until + dayMs, now, search);
  const busy = sortBusy([...stored, ...(planned?.busy ?? [])]);
  const rooms = search.rooms ?? (needsRoom ? schedule.rooms : []);
  const taken = apart.toSorted((a, b) => a.from - b.from);
  const wanted = { ...search, ...days, gridMs, earliest: Math.max(from, now), latest: until, rooms, taken };
  return { schedule, busy, times: findFreeTimes(schedule, busy, wanted) };
}

export function toFreeTime({ practitioners }: Schedule, { start, practitionerId }: Free, lengthMs: number): FreeTime {
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + lengthMs).toISOString(),
    practitioner_id: practitionerId,
    practitioner: practitioners.find(({ id }) => id === practitionerId)?.name ?? null,
  };
}

// The first of the free times that a visitor asks for is held (`hold-end.ts`), and then released by itself.

type Booking = Pick<z.output<typeof newAppointment>, 'wishes'>;
export type HeldTime = z.output<typeof heldTime>;

export interface WantedHold {
  from: number;
  until: number;
  /** Practitioners at work then, the least busy of that day first, each with the rooms to try; the first one who is free is held. */
  candidates: readonly (NonNullable<WantedVisit['practitioner']> & { rooms: readonly Room[] })[];
  /** Practitioners who give the treatments; null for everyone. */
  givenBy?: readonly number[] | null;
  holdMs: number;
  /** Held for someone on the wait list, not for a visitor. */
  isOffer?: boolean;
}

const field = 'wishes.times';

/**
 * Reads the times of a booking.
 * @throws AppError `invalid` for a time that no one could have seen.
 */
export async function readHold(
  db: Database,
  { wishes }: Booking,
  treatmentIds: readonly number[],
  now: number,
): Promise<WantedHold | undefined> {
  const times = wishes?.times ?? [];
  if (times.length === 0) return undefined;
  const settings = await readVisitSettings(db);
  if (!settings.offers_times) throw invalid(field, timeMessages.notOffered);
  const timeZone = await clinicTimeZone(db);
  const today = dayAt(now, timeZone);
  const last = lastOpenDay(today, settings);
  const schedule = await readSchedule(db, today, last);
  const { minutes, needsRoom, givenBy } = await readNeeds(db, treatmentIds);
  const lengthMs = minutes * 60_000;
  const chosen = times.map(({ starts_at, practitioner_id }) => {
    const from = Date.parse(starts_at);
    const until = from + lengthMs;
    const day = schedule.dayOf(from);
    const isOpen = isOpenTime(from, settings, timeZone, now);
    const candidates = schedule.present.filter(
      ({ id }) =>
        isOpen &&
        (givenBy?.includes(id) ?? true) &&
        (practitioner_id === null || id === practitioner_id) &&
        isWithin({ from, until }, schedule.workingBetween(id, day, schedule.dayOf(until))),
    );
    if (candidates.length === 0) throw invalid(field, timeMessages.unknownTime);
    return { from, until, candidates };
  });
  if (new Set(chosen.map(({ from }) => from)).size < chosen.length) throw invalid(field, timeMessages.sameTimeTwice);
  const [first] = chosen;
  if (!first) return undefined;
  const candidates = (await leastBusyFirst(db, first, timeZone, now)).map((practitioner) => ({
    ...practitioner,
    rooms: needsRoom ? roomsInOrder(schedule, practitioner) : [],
  }));
  return { ...first, candidates, givenBy, holdMs: (await readHoldEnd(db, settings.hold_hours, now)) - now };
}

interface Chosen extends Span {
  candidates: readonly PractitionerAtWork[];
}

/** Shares a day's visits among those who can be booked. In the clinic's order where it makes no difference. */
async function leastBusyFirst(db: Database, { from, candidates }: Chosen, timeZone: string, now: number) {
  if (candidates.length < 2) return candidates;
  const date = dayAt(from, timeZone);
  const { from: begin = 0, until: end = 0 } = daysToRange({ from: date, to: date }, timeZone);
  const day = { from: begin, until: end };
  const busyMs = new Map<number, number>();
  for (const one of await listBusy(db, day.from, day.until, now))
    if (one.practitionerId !== null && overlaps(one, day))
      busyMs.set(one.practitionerId, (busyMs.get(one.practitionerId) ?? 0) + one.until - one.from);
  return candidates.toSorted((a, b) => (busyMs.get(a.id) ?? 0) - (busyMs.get(b.id) ?? 0));
}

/**
 * Holds the time for a request. `now` is the time by which holds end.
 * @throws AppError `taken`. Then roll back to before the request.
 */
export async function storeHold(
  trx: Transaction,
  appointment_id: number,
  { from, until, candidates, holdMs, isOffer = false }: WantedHold,
  now: number,
): Promise<HeldTime> {
  const hold_until = Math.min(now + holdMs, from);
  for (const practitioner of candidates) {
    const values = { appointment_id, practitioner_id: practitioner.id, lane: 0, starts_at: from, ends_at: until };
    const hold_id = await insertHold(trx, { ...values, hold_until, is_offer: isOffer ? 1 : 0 });
    const wanted = { from, until, practitioner, rooms: practitioner.rooms, isRoomChosen: false, anyway: false };
    const occupied = await occupy(trx, { hold_id, hold_until }, wanted, now);
    if (occupied.taken) {
      await deleteHold(trx, hold_id);
      continue;
    }
    await updateHold(trx, hold_id, { lane: occupied.lane ?? 0, room_id: occupied.roomId });
    return heldTime.parse({ starts_at: from, ends_at: until, held_until: hold_until, practitioner: practitioner.name });
  }
  throw new AppError('taken', timeMessages.noLongerFree, { errors: [{ field, message: timeMessages.noLongerFree }] });
}

/** Adds the nearest free times to the refusal of a time that someone else was faster to choose. */
export async function withFreeTimes(db: Database, hold: WantedHold, now: number, error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'taken') throw error;
  const [only, ...others] = hold.candidates;
  const practitioner = only && others.length === 0 ? only : null;
  const { notice_hours } = await readVisitSettings(db);
  const visitors = { gridMs: visitorsGridMs, earliest: now + notice_hours * 3_600_000 };
  const free_times = await findNearest(db, { ...hold, practitioner, rooms: only?.rooms ?? [] }, now, visitors);
  return new AppError('taken', error.message, { errors: error.errors, extras: { free_times } });
}
