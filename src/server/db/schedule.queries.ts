import { visitLimits } from '#contract/visit-limits.ts';
import type { WeeklyHours } from '#server/scheduling/clinic-times.ts';
import { createSchedule, type Schedule, type ScheduleParts } from '#server/scheduling/schedule.ts';
import { clinicHours } from './clinic-profile.queries.ts';
import { closuresBetween } from './closures.queries.ts';
import type { Database } from './database.ts';

/** Working hours of everyone from one day to another (ISO dates, both included). */
export async function readSchedule(db: Database, from: string, to: string): Promise<Schedule> {
  return createSchedule(await readScheduleParts(db, from, to));
}

/** Parts of a schedule, without the hours and the absence that someone is changing. */
export async function readScheduleParts(
  db: Database,
  from: string,
  to: string,
  without: { hours?: number | undefined; absence?: number | undefined } = {},
): Promise<ScheduleParts> {
  const { timeZone, openingHours } = await clinicHours(db);
  const practitioners = await db
    .selectFrom('practitioners')
    .select(['id', 'name', 'side_by_side', 'left_at'])
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
  const absences = await db
    .selectFrom('absences')
    .select(['practitioner_id', 'kind', 'starts_at', 'ends_at'])
    .where('ends_at', '>', first)
    .where('deleted_at', 'is', null)
    .where('id', '!=', without.absence ?? 0)
    .execute();
  return {
    timeZone,
    openingHours,
    specialHours: await closuresBetween(db, from, to),
    practitioners: practitioners.map(({ id, name, side_by_side, left_at }) => ({
      id,
      name,
      sideBySide: side_by_side,
      hasLeft: left_at !== null,
    })),
    workingHours: workingHours.map(({ hours, ...row }) => ({ ...row, hours: JSON.parse(hours) as WeeklyHours[] })),
    absences: absences.map(({ practitioner_id, kind, starts_at, ends_at }) => ({
      practitionerId: practitioner_id,
      kind,
      from: starts_at,
      until: ends_at,
    })),
  };
}

export async function readVisitSettings(db: Database) {
  return db
    .selectFrom('clinic_profile')
    .select(['offers_times', 'hold_hours', 'cancel_hours', 'notice_hours', 'weeks_ahead'])
    .select('settings_version as version')
    .executeTakeFirstOrThrow();
}

/** The last day that visitors can choose. */
export function lastOpenDay(today: string, { weeks_ahead }: { weeks_ahead: number }) {
  return Temporal.PlainDate.from(today).add({ weeks: weeks_ahead }).toString();
}

/** The treatments that can be booked, with how long they take. */
export async function listOffered(db: Database) {
  return db
    .selectFrom('treatments')
    .select(['treatment_id', 'minutes', 'buffer_minutes'])
    .where('is_hidden', '=', 0)
    .execute();
}

/** The length of a visit for these treatments. */
export async function visitMinutes(db: Database, treatmentIds: readonly number[]) {
  const rows = await db
    .selectFrom('treatments')
    .select(['minutes', 'buffer_minutes'])
    .where('treatment_id', 'in', [0, ...treatmentIds])
    .execute();
  return minutesOf(rows);
}

const usualMinutes = 30;

/** The longest treatment with its buffer. */
export function minutesOf(treatments: readonly { minutes: number; buffer_minutes: number }[]) {
  if (treatments.length === 0) return usualMinutes;
  const longest = Math.max(...treatments.map(({ minutes, buffer_minutes }) => minutes + buffer_minutes));
  return Math.ceil(longest / visitLimits.stepMinutes) * visitLimits.stepMinutes;
}
