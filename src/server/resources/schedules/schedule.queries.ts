import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { Database } from '#server/db/database.ts';
import { listRoomClosures } from '#server/db/occupied-times.queries.ts';
import type { Row } from '#server/db/tables.ts';
import type { WeeklyHours } from '#server/scheduling/clinic-times.ts';
import { timesOf } from '#server/scheduling/repeats.ts';
import { createSchedule, type Schedule, type ScheduleParts } from '#server/scheduling/schedule.ts';
import { clinicHours } from '../clinic/clinic-profile.queries.ts';
import { closuresBetween } from '../closures/closures.queries.ts';

/** Working hours of everyone from one day to another (ISO dates, both included). */
export async function readSchedule(db: Database, from: string, to: string): Promise<Schedule> {
  return createSchedule(await readScheduleParts(db, from, to));
}

/** Parts of a schedule, without the record that someone is changing. */
export async function readScheduleParts(
  db: Database,
  from: string,
  to: string,
  without: Partial<Record<'hours' | 'absence' | 'closure' | 'room', number | undefined>> = {},
): Promise<ScheduleParts> {
  const { timeZone, openingHours } = await clinicHours(db);
  const practitioners = await db
    .selectFrom('practitioners')
    .select(['id', 'name', 'side_by_side', 'usual_room_id', 'is_shown', 'left_at'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const workingHours = await db
    .selectFrom('working_hours')
    .select(['practitioner_id', 'valid_from', 'valid_until', 'hours'])
    .where('deleted_at', 'is', null)
    .where('id', '!=', without.hours ?? 0)
    .execute();
  const first = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).epochMilliseconds;
  // Hours of the last day may go on after midnight.
  const end = Temporal.PlainDate.from(to).add({ days: 2 }).toZonedDateTime(timeZone).epochMilliseconds;
  const absences = await db
    .selectFrom('absences')
    .select(['practitioner_id', 'kind', 'starts_at', 'ends_at', 'rrule', 'left_out'])
    .where((eb) => eb.or([eb('ends_at', '>', first), eb('rrule', 'is not', null)]))
    .where('deleted_at', 'is', null)
    .where('id', '!=', without.absence ?? 0)
    .execute();
  return {
    timeZone,
    openingHours,
    specialHours: (await closuresBetween(db, from, to)).filter(({ id }) => id !== without.closure),
    practitioners: practitioners.map(({ id, name, side_by_side, usual_room_id, is_shown, left_at }) => ({
      id,
      name,
      sideBySide: side_by_side,
      usualRoomId: usual_room_id,
      isShown: is_shown === 1,
      leftAt: left_at,
    })),
    rooms: await listUsableRooms(db),
    roomClosures: (await listRoomClosures(db, first, end))
      .filter(({ id }) => id !== without.room)
      .map(({ room_id, starts_at, ends_at }) => ({ roomId: room_id, from: starts_at, until: ends_at })),
    workingHours: workingHours.map(({ hours, ...row }) => ({ ...row, hours: JSON.parse(hours) as WeeklyHours[] })),
    absences: absences.flatMap(({ practitioner_id, kind, ...absence }) =>
      timesOf(absence, timeZone, { from: first, until: end }).map((time) => ({
        practitionerId: practitioner_id,
        kind,
        ...time,
      })),
    ),
  };
}

/** Ids of practitioners who work here. */
export async function listPresentIds(db: Database) {
  const rows = await db.selectFrom('practitioners').select('id').where('left_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Hidden ones are not. */
export async function listUsableRooms(db: Database) {
  return db
    .selectFrom('rooms')
    .select(['id', 'name'])
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function readVisitSettings(db: Database) {
  const { reminder_hours, later_reminders, ...settings } = await db
    .selectFrom('clinic_profile')
    .select([
      'offers_times',
      'hold_hours',
      'cancel_hours',
      'notice_hours',
      'weeks_ahead',
      'settings_version as version',
    ])
    .select(['reminder_hours', 'later_reminders', 'reminds_first_visits'])
    .select(['offers_freed', 'offer_minutes'])
    .executeTakeFirstOrThrow();
  const reminders = [reminder_hours, ...later_reminders.split(' ').map(Number)].filter((hours) => hours > 0);
  return { ...settings, reminders };
}

/** A reminder of visits that begin within so many hours, and later than the next one is due. */
export interface Reminder {
  /** Its place, from 1; 0 for the one more that first visits get. */
  place: number;
  hours: number;
  /** Hours of the next one; 0 for the visit itself. */
  next: number;
}

/** Reminders that the clinic sends, the first one first. */
export async function readReminders(db: Database): Promise<Reminder[]> {
  const { reminders, reminds_first_visits } = await readVisitSettings(db);
  const ofFirst = reminds_first_visits === 1 ? [{ place: 0, hours: (reminders[0] ?? 0) + 24 }] : [];
  const all = [...ofFirst, ...reminders.map((hours, index) => ({ place: index + 1, hours }))];
  return all.map((one, index) => ({ ...one, next: all[index + 1]?.hours ?? 0 }));
}

/** The last day that visitors can choose. */
export function lastOpenDay(today: string, { weeks_ahead }: { weeks_ahead: number }) {
  return Temporal.PlainDate.from(today).add({ weeks: weeks_ahead }).toString();
}

const ofVisit = ['minutes', 'buffer_minutes', 'needs_room', 'given_by'] as const;

/** Needs of a visit for each treatment. */
export async function listNeeds(db: Database) {
  return db.selectFrom('treatments').select(['treatment_id', 'is_hidden']).select(ofVisit).execute();
}

/** Reads how long a visit for these treatments takes, and whether it needs a room. */
export async function readNeeds(db: Database, treatmentIds: readonly number[]) {
  const chosen = [0, ...treatmentIds];
  return needsOf(await db.selectFrom('treatments').select(ofVisit).where('treatment_id', 'in', chosen).execute());
}

/** The needs of a visit for a request. */
export async function readNeedsOf(db: Database, appointmentId: number) {
  const chosen = db
    .selectFrom('appointment_treatments')
    .select('treatment_id')
    .where('appointment_id', '=', appointmentId);
  return needsOf(await db.selectFrom('treatments').select(ofVisit).where('treatment_id', 'in', chosen).execute());
}

const usualMinutes = 30;

/**
 * The length of the longest treatment with its buffer, a room if one of them needs one, or if none was chosen, and who gives all of them;
 * null for everyone.
 */
export function needsOf(treatments: readonly Pick<Row<'treatments'>, (typeof ofVisit)[number]>[]) {
  if (treatments.length === 0) return { minutes: usualMinutes, needsRoom: true, givenBy: null };
  const longest = Math.max(...treatments.map(({ minutes, buffer_minutes }) => minutes + buffer_minutes));
  return {
    minutes: Math.ceil(longest / visitLimits.stepMinutes) * visitLimits.stepMinutes,
    needsRoom: treatments.some(({ needs_room }) => needs_room === 1),
    givenBy: treatments.map(({ given_by }) => readGivers(given_by)).reduce(inBoth),
  };
}

/** Null for everyone. */
export const readGivers = (given_by: string | null) => (given_by === null ? null : (JSON.parse(given_by) as number[]));

/** Reads who gives a treatment as words: names in the order of the team, 'everyone' or 'no one'. */
export async function readerOfGivers(db: Database) {
  const people = await db
    .selectFrom('practitioners')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return (given_by: string | null) => {
    const ids = readGivers(given_by);
    if (ids === null) return 'everyone';
    const names = people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(', ') || 'no one';
  };
}

function inBoth(one: number[] | null, other: number[] | null) {
  return one && other ? one.filter((id) => other.includes(id)) : (one ?? other);
}

export async function findRoom(db: Database, id: number) {
  return db.selectFrom('rooms').select(['id', 'name', 'is_hidden']).where('id', '=', id).executeTakeFirst();
}
