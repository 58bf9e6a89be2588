import type { Reminders } from '#contract/told-marks.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { readSchedule } from '#server/db/schedule.queries.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { toAppointment } from '../appointments/appointment-record.ts';
import { listByIds } from '../appointments/appointments.queries.ts';
import { countBooked, listUnreminded } from '../visits/visits.queries.ts';
import { toVisit } from '../visits/visits.service.ts';

/** The visits of tomorrow, and before closed days those of the next open day too. */
export async function listReminders(db: Database, now: number): Promise<Reminders> {
  const timeZone = await clinicTimeZone(db);
  const first_day = Temporal.PlainDate.from(dayAt(now, timeZone)).add({ days: 1 });
  const last_day = await nextOpenDay(db, first_day);
  const { from = 0, until = 0 } = daysToRange({ from: first_day.toString(), to: last_day.toString() }, timeZone);
  const rows = await listUnreminded(db, from, until);
  const ids = [...new Set(rows.map(({ appointment_id }) => appointment_id))];
  const requests = new Map((await listByIds(db, ids)).map((request) => [request.id, request]));
  const visits = rows.flatMap((row) => {
    const request = requests.get(row.appointment_id);
    return request ? [{ visit: toVisit(row), appointment: toAppointment(request) }] : [];
  });
  const booked = await countBooked(db, from, until);
  return { first_day: first_day.toString(), last_day: last_day.toString(), booked, visits };
}

/** How far ahead an open day is looked for. */
const longestClosure = { days: 31 };

/** The first open day from this one on; this one where the clinic is closed for longer. */
async function nextOpenDay(db: Database, first: Temporal.PlainDate) {
  const last = first.add(longestClosure);
  const schedule = await readSchedule(db, first.toString(), last.toString());
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    if (schedule.openingBetween(day.toString(), day.toString()).length > 0) return day;
  return first;
}
